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
  readonly requestId: string;
  readonly actor: { readonly id: string; readonly name: string };
  readonly now: Date;
}

export interface HandedFile {
  readonly id: string;
  readonly fileName: string;
}

export interface PersonalSource {
  /** Its texts stand in `personal.text.ts`. */
  readonly area: PersonalArea;
  /** Partitions whose names begin so. */
  readonly kinds: readonly string[];
  readonly fate: Fate;
  /** What is handed over, never a secret; undefined if not about the person. May be a promise. */
  readonly find: (item: Item, sought: Sought) => unknown;
  /** Files whose bytes are handed over, too. */
  readonly filesIn?: (content: unknown) => readonly HandedFile[];
  /** May run again after half of it was done. */
  readonly erase?: (key: Key, erasing: Erasing) => Promise<void>;
}
