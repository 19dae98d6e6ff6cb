import { type MiscOnlooker, maySeeEntry } from "../../../shared/misc/entry-visibility.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import type { StoredMiscEntry } from "./misc-entries.collection.ts";

export const visibleEntries = visibleBy((onlooker: MiscOnlooker, entry: StoredMiscEntry) =>
  maySeeEntry(onlooker, entry),
);
