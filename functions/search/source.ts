import type { Viewer } from "../../shared/contract/permissions.ts";
import type { Found, FoundArea } from "../../shared/search/found.ts";
import type { SoughtWord } from "../platform/search/german.ts";
import { BEHIND, type LiveIndex } from "../platform/search/live-index.ts";
import type { Finding, IndexedRows } from "../platform/search/word-index.ts";
import type { Item, Key } from "../platform/table/item.ts";

export interface Sought {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly searchTerm: string;
  readonly words: readonly SoughtWord[];
}

type ItemAt = (key: Key) => Item | undefined;
export type Shown = Pick<Found, "title" | "excerpt" | "path" | "authorName">;

/** What decides about a place in the list; nothing more is read of what the page does not show. */
export interface Candidate {
  readonly area: FoundArea;
  readonly id: string;
  readonly rank: number;
  readonly date: string | null;
  /** Orders what is of one rank, instead of the date. */
  readonly recency?: string | undefined;
  readonly organisationId: string | null;
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
  /** Makes its file anew, if that is due. */
  readonly keep: () => Promise<void>;
}

/** One collection with the area's own rule about who sees what. */
export interface Asked<Listed, Scope> {
  /** Decided once for all rows with the same facts. */
  readonly sees?: (scope: Scope) => boolean;
  readonly recencyOf?: (date: string) => string;
  readonly words?: readonly SoughtWord[];
  readonly keysOf?: (id: string) => readonly Key[];
  readonly show: (
    listed: Listed,
    id: string,
    itemAt: ItemAt,
  ) => Shown | undefined | Promise<Shown | undefined>;
}

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
    const { sees = everybody, recencyOf, words = sought.words, keysOf = nothing, show } = asked;
    const source: Answering = {
      keysOf,
      show: (id, itemAt) => {
        const listed = index.get(id);
        return listed === undefined ? undefined : show(listed, id, itemAt);
      },
    };
    const seen = new Map<string, boolean>();
    return {
      area,
      isIncomplete: index.behind(BEHIND + 1).length > BEHIND,
      find: (how) =>
        index.find(words, how).flatMap(({ id, rank, scope, date, organisationId }) => {
          const isSeen = seen.get(scope) ?? sees(JSON.parse(scope) as Scope);
          seen.set(scope, isSeen);
          const recency = date === null ? undefined : recencyOf?.(date);
          return isSeen ? [{ area, id, rank, date, recency, organisationId, source }] : [];
        }),
    };
  },
});
