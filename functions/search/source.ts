import type { Viewer } from "../../shared/contract/permissions.ts";
import type { Found, FoundArea } from "../../shared/search/found.ts";
import type { Projection } from "../platform/collection/projection.ts";
import type { SoughtWord } from "../platform/search/german.ts";
import { ranksIn, type Searchable } from "../platform/search/ranks-in.ts";
import type { Item, Key } from "../platform/table/item.ts";

export interface Sought {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly searchTerm: string;
  readonly words: readonly SoughtWord[];
}

type ItemAt = (key: Key) => Item | undefined;
export type Shown = Pick<Found, "title" | "excerpt" | "path" | "authorName">;

interface Facts {
  readonly date: string | null;
  /** Orders what is of one rank, instead of the date. */
  readonly recency?: string;
  readonly organisationId: string | null;
}

/** What decides about a place in the list; nothing more is read of what the page does not show. */
export interface Candidate extends Facts {
  readonly area: FoundArea;
  readonly id: string;
  readonly rank: number;
  readonly keys: () => readonly Key[];
  /** Undefined if it is gone by now. */
  readonly show: (itemAt: ItemAt) => Shown | undefined | Promise<Shown | undefined>;
}

export interface Searching {
  readonly area: FoundArea;
  readonly isIncomplete: boolean;
  readonly find: (isTolerant: boolean) => Candidate[];
}

export type Source = (sought: Sought) => Promise<Searching>;

/** One collection with the area's own rule about who sees what. */
export interface Searched<Listed> {
  readonly rows: Projection<Listed>;
  readonly searchable: Searchable;
  /** Besides what `searchable` knows to be behind. */
  readonly isIncomplete?: boolean;
  readonly sees?: (listed: Listed, id: string) => boolean;
  readonly factsOf: (listed: Listed, id: string) => Facts;
  readonly keysOf?: (id: string) => readonly Key[];
  readonly show: (
    listed: Listed,
    id: string,
    itemAt: ItemAt,
  ) => Shown | undefined | Promise<Shown | undefined>;
}

const nothing = () => [];

export const openSource =
  <Listed>(area: FoundArea, open: (sought: Sought) => Promise<Searched<Listed>>): Source =>
  async (sought) => {
    const {
      rows,
      searchable,
      isIncomplete = false,
      sees = () => true,
      factsOf,
      keysOf,
      show,
    } = await open(sought);
    const ranksOf = ranksIn(rows, searchable, sought);
    return {
      area,
      isIncomplete: isIncomplete || searchable.behind.size > 0,
      find: (isTolerant) => {
        const found: Candidate[] = [];
        for (const [id, rank] of ranksOf(isTolerant)) {
          const listed = rows.get(id);
          if (listed === undefined || !sees(listed, id)) continue;
          found.push({
            area,
            id,
            rank,
            ...factsOf(listed, id),
            keys: keysOf ? () => keysOf(id) : nothing,
            show: (itemAt) => show(listed, id, itemAt),
          });
        }
        return found;
      },
    };
  };
