import type { Viewer } from "../../shared/contract/permissions.ts";
import type { Found, FoundArea } from "../../shared/search/found.ts";
import type { Finding, Hit } from "../platform/search/finding.ts";
import type { SoughtWord } from "../platform/search/german.ts";
import type { LiveIndex } from "../platform/search/index-spec.ts";
import { BEHIND } from "../platform/search/live-index.ts";
import type { IndexedRows } from "../platform/search/word-index.ts";
import type { Item, Key } from "../platform/table/item.ts";

export interface Sought {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly searchTerm: string;
  readonly words: readonly SoughtWord[];
}

type ItemAt = (key: Key) => Item | undefined;
export type Shown = Pick<Found, "title" | "excerpt" | "path" | "authorName">;

/** What decides the position in a list; more is read only of what the page shows. */
export interface Candidate {
  readonly area: FoundArea;
  readonly id: string;
  readonly rank: number;
  readonly date: string | null;
  /** Orders candidates of one rank instead of the date. */
  readonly recency?: string | undefined;
  readonly organisationId: string | null;
  /** A bit for each word that was found. */
  readonly words: number;
  /** Further dates of the same thing. */
  readonly more: number;
  readonly source: Answering;
}

interface Answering {
  readonly keysOf: (id: string) => readonly Key[];
  /** Undefined if it is gone by now. */
  readonly show: (id: string, itemAt: ItemAt) => Shown | undefined | Promise<Shown | undefined>;
}

export interface Searching {
  readonly area: FoundArea;
  readonly isIncomplete: boolean;
  readonly find: (how: Finding) => Candidate[];
}

export interface Source {
  readonly search: (sought: Sought) => Promise<Searching>;
  readonly keep: () => Promise<void>;
}

export interface Asked<Listed, Scope> {
  /** Decided once for all rows with the same facts. */
  readonly canSee?: (scope: Scope) => boolean;
  readonly recencyOf?: (date: string) => string;
  /** Orders the dates of a series, of which the soonest is shown. */
  readonly sooner?: (date: string, other: string) => number;
  readonly words?: readonly SoughtWord[];
  readonly keysOf?: (id: string) => readonly Key[];
  readonly show: (
    listed: Listed,
    id: string,
    itemAt: ItemAt,
  ) => Shown | undefined | Promise<Shown | undefined>;
}

const onePerSeries = (
  hits: readonly Hit[],
  sooner: ((date: string, other: string) => number) | undefined,
): (readonly [Hit, number])[] => {
  if (!sooner) return hits.map((hit) => [hit, 0]);
  return [...Map.groupBy(hits, ({ id, series }) => series ?? id).values()].flatMap((dates) => {
    const [first] = dates.toSorted((one, other) => sooner(one.date ?? "", other.date ?? ""));
    return first ? [[first, dates.length - 1] as const] : [];
  });
};

const nothing = () => [];
const everybody = () => true;

export const openSource = <Listed, Scope>(
  area: FoundArea,
  live: LiveIndex<Listed, Scope>,
  ask: (sought: Sought, index: IndexedRows<Listed>) => Asked<Listed, Scope> | Promise<Asked<Listed, Scope>>,
): Source => ({
  keep: live.keep,

  search: async (sought) => {
    const index = await live.current();
    const asked = await ask(sought, index);
    const { canSee = everybody, recencyOf, sooner, words = sought.words, keysOf = nothing, show } = asked;
    const source: Answering = {
      keysOf,
      show: (id, itemAt) => {
        const listed = index.get(id);
        return listed === undefined ? undefined : show(listed, id, itemAt);
      },
    };
    const seen = new Map<string, boolean>();
    const isSeen = ({ scope }: Hit) => {
      const known = seen.get(scope) ?? canSee(JSON.parse(scope) as Scope);
      seen.set(scope, known);
      return known;
    };
    return {
      area,
      isIncomplete: index.behind(BEHIND + 1).length > BEHIND,
      find: (how) =>
        onePerSeries(index.find(words, how).filter(isSeen), sooner).map(([hit, more]) => {
          const { id, rank, date, organisationId } = hit;
          const recency = date === null ? undefined : recencyOf?.(date);
          return { area, id, rank, date, recency, organisationId, words: hit.words, more, source };
        }),
    };
  },
});
