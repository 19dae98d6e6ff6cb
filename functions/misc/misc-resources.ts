import { asMiscViewer, maySeeEntry, sawEntry } from "../../shared/misc/entry-visibility.ts";
import { miscEntryProblems } from "../../shared/misc/misc.problems.ts";
import type { StoredMiscEntry } from "../data/misc/misc-entries.collection.ts";
import type { StoredMiscGroup } from "../data/misc/misc-groups.collection.ts";
import type { Stores } from "../data/stores.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../platform/http/resource.ts";

type Which = "existing" | "deleted";

export const groupResource = (
  which: Which = "existing",
): ResourceOptions<Stores, Stored<StoredMiscGroup>> => ({
  source: ({ miscGroups }) => miscGroups,
  visible: ({ deletedAt }) => (deletedAt === null) === (which === "existing"),
});

/** An entry is found by the path of its own group only, while that exists. */
export const entryResource = (
  which: Which = "existing",
): ResourceOptions<Stores, Stored<StoredMiscEntry>> => ({
  source: ({ miscGroups, miscEntries }) => ({
    missing: miscEntryProblems.notFound,
    keysOf: (dataId, { id = "" }) => [...miscEntries.keysOf(dataId), ...miscGroups.keysOf(id)],
    entityFrom: (itemAt, dataId, { id = "" }) => {
      const [entry, group] = [miscEntries.entityFrom(itemAt, dataId), miscGroups.entityFrom(itemAt, id)];
      return entry?.groupId === id && group?.deletedAt === null ? entry : undefined;
    },
  }),
  params: ["dataId"],
  visible: (entry, { viewer }) =>
    (which === "existing" ? maySeeEntry : sawEntry)(asMiscViewer(viewer), entry),
});
