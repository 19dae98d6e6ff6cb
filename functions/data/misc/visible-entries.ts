import { type MiscViewer, maySeeEntry } from "../../../shared/misc/entry-visibility.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import type { StoredMiscEntry } from "./misc-entries.collection.ts";

export const visibleEntries = visibleBy((viewer: MiscViewer, entry: StoredMiscEntry) =>
  maySeeEntry(viewer, entry),
);
