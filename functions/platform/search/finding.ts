import type { SoughtWord } from "./german.ts";
import { weights } from "./searched-fields.ts";

/** `all`: every word; `almost`: similar words; `some`: some of the words. */
export type Finding = "all" | "almost" | "some";

export interface Hit {
  readonly id: string;
  readonly scope: string;
  readonly date: string | null;
  readonly organisationId: string | null;
  readonly series: string | null;
  readonly rank: number;
  /** One bit for each word that was found: 1 for the first, 2 for the second, 4 for the third. */
  readonly words: number;
}

export interface FoundRow extends Omit<Hit, "rank"> {
  readonly score: number;
  readonly fieldRank: number;
  readonly whole: number;
}

/** More than wholeness can add. */
const FIELD_RANK = 1_000;
const WHOLE = 50;

/** The field counts first, then wholeness; scores within half of the best one share a rank. */
export const ranked = (found: readonly FoundRow[]): Hit[] => {
  const judged = found.map(({ score, fieldRank, whole, ...hit }) => ({
    hit,
    score,
    at: fieldRank * FIELD_RANK + whole * WHOLE,
  }));
  const best = new Map<number, number>();
  for (const { at, score } of judged) best.set(at, Math.max(best.get(at) ?? 0, score));
  return judged.map(({ hit, at, score }) => ({
    ...hit,
    rank: at - Math.floor(Math.log2((best.get(at) ?? score) / score)),
  }));
};

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;

/** An expression of FTS5; undefined without terms. */
export const anyOf = (terms: readonly string[]): string | undefined =>
  terms.length > 0 ? terms.map(quoted).join(" OR ") : undefined;

export const expressionFor = ({ terms: [word = "", ...forms], isPrefix }: SoughtWord): string =>
  [quoted(word), ...(isPrefix ? [`${quoted(word)} *`] : []), ...forms.map(quoted)].join(" OR ");

interface Sought {
  readonly word: string;
  readonly expression: string;
}

const sum = (parts: readonly string[]) => parts.join(" + ");
const has = (parameter: string) => `no IN (SELECT rowid FROM words WHERE words MATCH :${parameter})`;

export const queryFor = (words: readonly Sought[], how: Finding) => {
  const isWhole = how !== "some";
  // If all words are found, one in none of the fields above has the lowest rank.
  const asked = isWhole ? weights.slice(0, -1) : weights;
  const fieldRankOf = (at: number) =>
    `CASE ${asked.map((weight) => `WHEN ${has(`p${at}w${weight}`)} THEN ${weight}`).join(" ")} ELSE ${Number(isWhole)} END`;
  const sql = `
    WITH hits AS MATERIALIZED (
      SELECT rowid AS no, -bm25(words, ${weights.join(", ")}) AS score FROM words WHERE words MATCH :sought
    ), judged AS (
      SELECT no, score,
        ${words.map((_, at) => `${fieldRankOf(at)} AS fieldRank${at}`).join(", ")},
        ${sum(words.map((_, at) => `(${has(`whole${at}`)})`))} AS whole
      FROM hits
    )
    SELECT id, scope, date, organisationId, series, score, whole,
      ${sum(words.map((_, at) => `fieldRank${at}`))} AS fieldRank,
      ${sum(words.map((_, at) => `((fieldRank${at} > 0) << ${at})`))} AS words
    FROM judged JOIN rows USING (no)`;
  const parameters: Record<string, string> = {
    sought: words.map(({ expression }) => `(${expression})`).join(isWhole ? " AND " : " OR "),
  };
  for (const [at, { word, expression }] of words.entries()) {
    parameters[`whole${at}`] = quoted(word);
    for (const weight of asked) parameters[`p${at}w${weight}`] = `{w${weight}} : (${expression})`;
  }
  return { sql, parameters };
};
