import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchResult } from "minisearch";
import { meaningfulWords } from "../../../shared/search-words.ts";
import { type SoughtWord, stemsOf, termsOf, termsOfCompound } from "./german.ts";

export interface SearchedField<Entity> {
  readonly text: (entity: Entity) => string | null;
  readonly weight: number;
  readonly hasCompounds?: boolean;
  readonly isStemmed?: boolean;
}

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

export type SearchedFields<Entity> = Readonly<Record<string, SearchedField<Entity>>>;

export interface StoredIndex {
  readonly versions: readonly (readonly [string, number])[];
  readonly words: AsPlainObject;
}

export type Ranks = ReadonlyMap<string, number>;

/** A stem is a guess. */
const FORM_WEIGHT = 0.8;
/** Letters a word needs before one or two typos are forgiven; two swapped letters count twice. */
const ONE_TYPO = 5;
const TWO_TYPOS = 8;
const MUCH_DIRT = 0.1;
/** The field of a hit counts first: no step of a score reaches this. */
const PLACE = 1_000;

interface Hit {
  readonly id: string;
  readonly place: number;
  readonly score: number;
}

/** Scores that differ by less than half of the best one with the same place are of one rank. */
const ranksOf = (hits: readonly Hit[]): Ranks => {
  const best = new Map<number, number>();
  for (const { place, score } of hits) best.set(place, Math.max(best.get(place) ?? 0, score));
  return new Map(
    hits.map(({ id, place, score }) => [
      id,
      place * PLACE - Math.floor(Math.log2((best.get(place) ?? score) / score)),
    ]),
  );
};

const typosOf = ({ length }: string) => (length >= TWO_TYPOS ? 2 : length >= ONE_TYPO ? 1 : 0);

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

const MISTYPED_BEGINNING = 4;

/** With one letter too many, too few, wrong or swapped, but the first: fuzzy hits are whole words only. */
const mistypedFrom = (word: string): string[] =>
  word.length < MISTYPED_BEGINNING
    ? []
    : Array.from(word.slice(1), (_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const).flatMap(
        ([head, tail]) => [
          head + tail.slice(1),
          head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
          ...LETTERS.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
        ],
      );

const queryFor = (words: readonly SoughtWord[], isTolerant: boolean): Query => ({
  combineWith: "AND",
  queries: words.map(({ terms: [word = "", ...forms], isPrefix }) => ({
    combineWith: "OR",
    queries: [
      { queries: [word], prefix: isPrefix, ...(isTolerant && { fuzzy: typosOf(word) }) },
      ...(isTolerant && isPrefix ? [{ queries: mistypedFrom(word), prefix: true }] : []),
      ...forms.map((form) => ({ queries: [form], boostTerm: () => FORM_WEIGHT })),
    ],
  })),
});

const finder = (words: readonly SoughtWord[]) => {
  const known = new Map<string, readonly number[]>();
  const find = (term: string) =>
    words.flatMap(({ terms, isPrefix }, at) =>
      terms.includes(term) || (isPrefix && term.startsWith(terms[0] ?? "")) ? [at] : [],
    );
  return (term: string): readonly number[] => {
    const found = known.get(term) ?? find(term);
    known.set(term, found);
    return found;
  };
};

const termsFor = <Entity>(field: SearchedField<Entity> | undefined) =>
  field?.hasCompounds ? termsOfCompound : field?.isStemmed ? stemsOf : termsOf;

const optionsFor = <Entity>(fields: SearchedFields<Entity>): Options<Entity> => ({
  fields: Object.keys(fields),
  extractField: (entity, name) =>
    name === "id" ? (entity as { readonly id?: unknown }).id : (fields[name]?.text(entity) ?? ""),
  tokenize: meaningfulWords,
  processTerm: (word, name) => [...termsFor(name === undefined ? undefined : fields[name])(word)],
  searchOptions: {
    tokenize: (word) => [word],
    processTerm: (word) => word,
    boost: Object.fromEntries(Object.entries(fields).map(([name, { weight }]) => [name, weight])),
  },
  // Vacuuming runs between requests otherwise, when the function is frozen.
  autoVacuum: false,
});

export class TextIndex<Entity extends Versioned> {
  readonly #fields: SearchedFields<Entity>;
  readonly #versions: Map<string, number>;
  readonly #words: MiniSearch<Entity>;

  constructor(fields: SearchedFields<Entity>, stored?: StoredIndex) {
    const options = optionsFor(fields);
    this.#fields = fields;
    this.#versions = new Map(stored?.versions);
    this.#words = stored ? MiniSearch.loadJS(stored.words, options) : new MiniSearch(options);
  }

  get size(): number {
    return this.#versions.size;
  }

  ids(): IterableIterator<string> {
    return this.#versions.keys();
  }

  versionOf(id: string): number | undefined {
    return this.#versions.get(id);
  }

  put(entity: Entity): void {
    this.remove(entity.id);
    this.#words.add(entity);
    this.#versions.set(entity.id, entity.version);
  }

  remove(id: string): void {
    if (this.#versions.delete(id)) this.#words.discard(id);
  }

  async tidy(): Promise<void> {
    if (this.#words.dirtFactor > MUCH_DIRT) await this.#words.vacuum({ batchSize: 100_000, batchWait: 0 });
  }

  search(words: readonly SoughtWord[], isTolerant = false): Ranks {
    const wordsFoundBy = finder(words);
    const results = this.#words.search(queryFor(words, isTolerant));
    return ranksOf(
      results.map((result) => ({
        id: String(result.id),
        place: this.#placeOf(result, wordsFoundBy),
        score: result.score,
      })),
    );
  }

  toJSON(): StoredIndex {
    return { versions: [...this.#versions], words: this.#words.toJSON() };
  }

  #placeOf({ match }: SearchResult, wordsFoundBy: (term: string) => readonly number[]): number {
    const best: number[] = [];
    for (const [term, fields] of Object.entries(match)) {
      const weight = Math.max(...fields.map((field) => this.#fields[field]?.weight ?? 0));
      for (const at of wordsFoundBy(term)) best[at] = Math.max(best[at] ?? 0, weight);
    }
    return best.reduce((sum, weight) => sum + weight, 0);
  }
}
