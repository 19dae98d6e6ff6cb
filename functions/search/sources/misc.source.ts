import { maySeeEntry, miscOnlooker } from "../../../shared/misc/entry-visibility.ts";
import { miscEntryAddress, miscGroupAddress } from "../../../shared/misc/misc-address.ts";
import { entryName } from "../../../shared/misc/misc-entry.ts";
import { filesOf, type MiscEntries, type StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import type { MiscGroups, StoredMiscGroup } from "../../data/misc/misc-groups.collection.ts";
import { openRowIndex } from "../../platform/search/row-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

const wordsOf = (entry: StoredMiscEntry) => (entry.kind === "document" ? entry.description : entry.location);

const fileNames = (entry: StoredMiscEntry) =>
  filesOf(entry)
    .map(({ fileName }) => fileName)
    .join(", ");

export const openMiscSource = (entries: MiscEntries, groups: MiscGroups) => {
  const indexOf = openRowIndex<StoredMiscEntry>({
    title: { text: ({ listed }) => entryName(listed), weight: 16, hasCompounds: true },
    words: { text: ({ listed }) => wordsOf(listed), weight: 4 },
    files: { text: ({ listed }) => fileNames(listed), weight: 2, hasCompounds: true },
  });

  return openSource<StoredMiscEntry>("misc", async ({ viewer, searchTerm }) => {
    const [rows, inGroups] = await Promise.all([entries.projection(), groups.projection()]);
    const onlooker = miscOnlooker(viewer);
    return {
      rows,
      searchable: indexOf(rows),
      sees: (entry) => inGroups.get(entry.groupId)?.deletedAt === null && maySeeEntry(onlooker, entry),
      factsOf: ({ modifiedAt, organisationId }) => ({ date: modifiedAt, organisationId }),
      show: (entry, id) => {
        const title = entryName(entry);
        return {
          title,
          excerpt: excerptFrom(searchTerm, title, [wordsOf(entry), fileNames(entry)]),
          path: miscEntryAddress(entry.groupId, id),
        };
      },
    };
  });
};

export const openMiscGroupSource = (groups: MiscGroups) => {
  const indexOf = openRowIndex<StoredMiscGroup>({
    name: { text: ({ listed }) => listed.name, weight: 16, hasCompounds: true },
    description: { text: ({ listed }) => listed.description, weight: 4 },
  });

  return openSource<StoredMiscGroup>("misc", async ({ searchTerm }) => {
    const rows = await groups.projection();
    return {
      rows,
      searchable: indexOf(rows),
      sees: ({ deletedAt }) => deletedAt === null,
      factsOf: ({ modifiedAt }) => ({ date: modifiedAt, organisationId: null }),
      show: ({ name, description }, id) => ({
        title: name,
        excerpt: excerptFrom(searchTerm, name, [description]),
        path: miscGroupAddress(id),
      }),
    };
  });
};
