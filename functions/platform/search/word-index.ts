import { DatabaseSync, type StatementSync } from "node:sqlite";
import { meaningfulWords } from "../../../shared/search-words.ts";
import type { Row } from "../collection/order.ts";
import { anyOf, expressionFor, type Finding, type FoundRow, type Hit, queryFor, ranked } from "./finding.ts";
import { ANALYSIS, type SoughtWord, stemsOf, termsOf, termsOfCompound } from "./german.ts";
import { type SearchedField, type SearchedFields, weights } from "./searched-fields.ts";
import { isAlmost } from "./typos.ts";

/** Increment when the tables are made differently. */
const FORMAT = 2;
const MOST_TYPOS = 50;
/** In KB. */
const CACHE = 16_384;

const schema = `
  CREATE TABLE made (made TEXT NOT NULL, at INTEGER NOT NULL, anewAt INTEGER NOT NULL) STRICT;
  CREATE TABLE rows (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    isWhole INTEGER NOT NULL,
    listed TEXT,
    scope TEXT,
    date TEXT,
    organisationId TEXT,
    series TEXT
  ) STRICT;
  CREATE INDEX behind ON rows (isWhole) WHERE isWhole = 0;
  CREATE VIRTUAL TABLE words USING fts5 (
    ${weights.map((weight) => `w${weight}`).join(", ")},
    content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0"
  );
  CREATE VIRTUAL TABLE terms USING fts5vocab (words, row);
`;

const insertWords = `INSERT INTO words (rowid, ${weights.map((weight) => `w${weight}`).join(", ")})
  VALUES (?, ${weights.map(() => "?").join(", ")})`;

export interface IndexedRow {
  readonly id: string;
  readonly version: number;
  /** JSON; null if the row was removed. */
  readonly listed: string | null;
  /** The facts that decide who may see the row; equal facts have equal texts. */
  readonly scope: string;
  readonly date: string | null;
  readonly organisationId: string | null;
  /** Rows of one series are dates of one thing. */
  readonly series?: string | null;
}

const termsFor = (field: SearchedField<never>) =>
  field.hasCompounds ? termsOfCompound : field.isStemmed ? stemsOf : termsOf;

export class WordIndex<Listed, Document> {
  readonly #fields: readonly SearchedField<Document>[];
  readonly #made: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Throws if the file was made in another way. */
  constructor(fields: SearchedFields<Document>, file?: string) {
    this.#fields = Object.values(fields);
    this.#made = JSON.stringify([
      FORMAT,
      ANALYSIS,
      ...Object.entries(fields).map(([name, { weight, hasCompounds, isStemmed }]) =>
        [name, weight, hasCompounds, isStemmed].join(" "),
      ),
    ]);
    this.#database = new DatabaseSync(file ?? ":memory:");
    this.#database.exec(
      `PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -${CACHE};`,
    );
    if (file === undefined) {
      this.#database.exec(schema);
      this.#run("INSERT INTO made VALUES (?, 0, 0)", this.#made);
    } else if (this.#one("SELECT made FROM made")?.made !== this.#made) {
      this.close();
      throw new Error("The index was made in another way");
    }
  }

  /** In ms: everything that was written before is in the index. */
  get at(): number {
    return Number(this.#one("SELECT at FROM made")?.at ?? 0);
  }

  set at(at: number) {
    this.#run("UPDATE made SET at = ?", at);
  }

  /** In ms: when the index was made from the table alone. */
  get anewAt(): number {
    return Number(this.#one("SELECT anewAt FROM made")?.anewAt ?? 0);
  }

  set anewAt(at: number) {
    this.#run("UPDATE made SET anewAt = ?, at = ?", at, at);
  }

  get size(): number {
    return Number(this.#one("SELECT count(*) AS count FROM rows WHERE listed IS NOT NULL")?.count);
  }

  /** Ids of rows whose words are not all known. */
  behind(limit = -1): string[] {
    return this.#all("SELECT id FROM rows WHERE isWhole = 0 LIMIT ?", limit).map(({ id }) => String(id));
  }

  versionOf(id: string): number | undefined {
    const row = this.#one("SELECT version FROM rows WHERE id = ?", id);
    return row && Number(row.version);
  }

  get(id: string): Listed | undefined {
    const listed = this.#one("SELECT listed FROM rows WHERE id = ?", id)?.listed;
    return typeof listed === "string" ? (JSON.parse(listed) as Listed) : undefined;
  }

  row(id: string): Row<Listed> | undefined {
    const listed = this.get(id);
    return listed && { id, version: this.versionOf(id) ?? 0, listed };
  }

  /** Writes everything or nothing. */
  together(write: () => void): void {
    this.#database.exec("SAVEPOINT together");
    try {
      write();
    } finally {
      this.#database.exec("RELEASE together");
    }
  }

  /** Skips a row whose version, or a later one, is there. `isWhole`: nothing is to be completed. */
  put(row: IndexedRow, document: Document | string | undefined, isWhole = true): void {
    const { id, version, listed, scope, date, organisationId, series = null } = row;
    const known = this.versionOf(id);
    if ((known ?? 0) >= version) return;
    const stored = this.#one(
      `INSERT INTO rows (id, version, isWhole, listed, scope, date, organisationId, series)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, isWhole = excluded.isWhole,
         listed = excluded.listed, scope = excluded.scope, date = excluded.date,
         organisationId = excluded.organisationId, series = excluded.series
       RETURNING no`,
      id,
      version,
      Number(isWhole),
      listed,
      scope,
      date,
      organisationId,
      series,
    );
    const no = Number(stored?.no);
    if (known !== undefined) this.#removeWords(no);
    if (listed === null || document === undefined) return;
    this.#addWords(no, typeof document === "string" ? this.#titleTexts(document) : this.#texts(document));
  }

  /** Adds the document of a row that was put without it. */
  complete(id: string, document: Document): void {
    const no = Number(this.#one("UPDATE rows SET isWhole = 1 WHERE id = ? RETURNING no", id)?.no);
    this.#removeWords(no);
    this.#addWords(no, this.#texts(document));
  }

  find(words: readonly SoughtWord[], how: Finding = "all"): Hit[] {
    const expressions = words.map((word) =>
      how === "almost" ? anyOf(this.#almost(word)) : expressionFor(word),
    );
    if (expressions.includes(undefined)) return [];
    const { sql, parameters } = queryFor(
      words.map(({ terms: [word = ""] }, at) => ({ word, expression: expressions[at] ?? "" })),
      how,
    );
    return ranked(this.#statement(sql).all(parameters) as unknown as FoundRow[]);
  }

  /** Optimises the index first, so that the copy is small and quick to search. */
  copyTo(file: string): void {
    this.#run("INSERT INTO words (words) VALUES ('optimize')");
    this.#run("VACUUM INTO ?", file);
  }

  close(): void {
    this.#database.close();
  }

  #almost({ terms: [word = ""], isPrefix }: SoughtWord): string[] {
    const first = word.slice(0, 1);
    const near: string[] = [];
    const candidates = this.#statement("SELECT term FROM terms WHERE term >= ? AND term < ?");
    for (const { term } of candidates.iterate(first, `${first}\u{10ffff}`)) {
      if (isAlmost(String(term), word, isPrefix)) near.push(String(term));
      if (near.length >= MOST_TYPOS) break;
    }
    return near;
  }

  #removeWords(no: number): void {
    this.#run("DELETE FROM words WHERE rowid = ?", no);
  }

  #addWords(no: number, texts: readonly string[]): void {
    this.#run(insertWords, no, ...texts);
  }

  #texts(document: Document): string[] {
    return weights.map((weight) =>
      this.#fields
        .filter((field) => field.weight === weight)
        .flatMap((field) => meaningfulWords(field.text(document) ?? "").flatMap(termsFor(field)))
        .join(" "),
    );
  }

  #titleTexts(title: string): string[] {
    return weights.map((weight) =>
      weight === weights[0] ? meaningfulWords(title).flatMap(termsOfCompound).join(" ") : "",
    );
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #one(sql: string, ...values: (string | number | null)[]) {
    return this.#statement(sql).get(...values);
  }

  #all(sql: string, ...values: (string | number | null)[]) {
    return this.#statement(sql).all(...values);
  }

  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#statement(sql).run(...values);
  }
}

export type IndexedRows<Listed> = Pick<WordIndex<Listed, unknown>, "find" | "get" | "row" | "behind">;
