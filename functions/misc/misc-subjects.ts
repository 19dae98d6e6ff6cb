import { maySeeEntry, miscOnlooker, sawEntry } from "../../shared/misc/entry-visibility.ts";
import { miscEntryProblems } from "../../shared/misc/misc.problems.ts";
import type { MiscEntries, StoredMiscEntry } from "../data/misc/misc-entries.collection.ts";
import type { MiscGroups, StoredMiscGroup } from "../data/misc/misc-groups.collection.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import type { SubjectOptions } from "../platform/http/subject.ts";

interface SubjectDeps {
  readonly groups: MiscGroups;
  readonly entries: MiscEntries;
}

type Which = "existing" | "deleted";

export const groupSubject = (
  which: Which = "existing",
): SubjectOptions<SubjectDeps, Stored<StoredMiscGroup>> => ({
  source: ({ groups }) => groups,
  visible: ({ deletedAt }) => (deletedAt === null) === (which === "existing"),
});

/** Found by the path of its own group only, while that exists. */
export const entrySubject = (
  which: Which = "existing",
): SubjectOptions<SubjectDeps, Stored<StoredMiscEntry>> => ({
  source: ({ groups, entries }) => ({
    missing: miscEntryProblems.notFound,
    keysOf: (dataId, { id = "" }) => [...entries.keysOf(dataId), ...groups.keysOf(id)],
    entityFrom: (itemAt, dataId, { id = "" }) => {
      const [entry, group] = [entries.entityFrom(itemAt, dataId), groups.entityFrom(itemAt, id)];
      return entry?.groupId === id && group?.deletedAt === null ? entry : undefined;
    },
  }),
  params: ["dataId"],
  visible: (entry, { viewer }) =>
    (which === "existing" ? maySeeEntry : sawEntry)(miscOnlooker(viewer), entry),
});
