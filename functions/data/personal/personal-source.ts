import type { ErasedName, Fate } from "../../../shared/administration/data-request.ts";
import type { Item, Key } from "../../platform/table/item.ts";
import type { Mentions } from "./mentions.ts";
import type { Person } from "./person.ts";
import type { PersonalArea } from "./personal.text.ts";

export interface Sought {
  readonly person: Person;
  readonly mentions: Mentions;
}

export interface Erasing extends Sought {
  readonly contents: ErasedName;
  /** Of the request, which the audit trail names. */
  readonly requestId: string;
  readonly actor: { readonly id: string; readonly name: string };
  readonly now: Date;
}

export interface HandedFile {
  readonly id: string;
  readonly fileName: string;
}

/** What an area stores about people: each item of the table that its `kinds` name is shown to it. */
export interface PersonalSource {
  /** Its words stand in `personal.text.ts`. */
  readonly area: PersonalArea;
  /** What the names of its partitions begin with. */
  readonly kinds: readonly string[];
  readonly fate: Fate;
  /** What is handed over of an item; undefined if it is not about the person, or a promise of either. Never a secret. */
  readonly find: (item: Item, sought: Sought) => unknown;
  /** Whose bytes are handed over, too. */
  readonly filesIn?: (content: unknown) => readonly HandedFile[];
  /** May come again, after half of it. */
  readonly erase?: (key: Key, erasing: Erasing) => Promise<void>;
}
