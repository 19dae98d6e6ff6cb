import { type MiscOnlooker, maySeeEntry } from "../../../shared/misc/entry-visibility.ts";
import type { StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import { visibleBy } from "../../platform/collection/visible.ts";

export const visibleEntries = visibleBy((onlooker: MiscOnlooker, entry: StoredMiscEntry) =>
  maySeeEntry(onlooker, entry),
);
