import { fileWords } from "../../../shared/files/file-words.ts";
import { asMiscViewer, maySeeEntry } from "../../../shared/misc/entry-visibility.ts";
import { miscEntryAddress, miscGroupAddress } from "../../../shared/misc/misc-address.ts";
import { entryName } from "../../../shared/misc/misc-entry.ts";
import { filesOf, type MiscEntries, type StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import type { MiscGroups } from "../../data/misc/misc-groups.collection.ts";
import { openRowIndex } from "../../platform/search/live-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

const wordsOf = (entry: StoredMiscEntry) => (entry.kind === "document" ? entry.description : entry.location);

const fileNames = (entry: StoredMiscEntry) =>
  filesOf(entry)
    .map(({ fileName }) => fileName)
    .join(", ");

export const openMiscGroupIndex = (groups: MiscGroups) =>
  openRowIndex(groups, {
    fields: {
      name: { text: ({ name }) => name, weight: 16, hasCompounds: true },
      description: { text: ({ description }) => description, weight: 4 },
    },
    scopeOf: ({ deletedAt }) => ({ isDeleted: deletedAt !== null }),
    factsOf: ({ modifiedAt }) => ({ date: modifiedAt, organisationId: null }),
  });

type GroupIndex = ReturnType<typeof openMiscGroupIndex>;

export const openMiscGroupSource = (index: GroupIndex) =>
  openSource("misc", index, ({ searchTerm }) => ({
    canSee: ({ isDeleted }) => !isDeleted,
    show: ({ name, description }, id) => ({
      title: name,
      excerpt: excerptFrom(searchTerm, name, [description]),
      path: miscGroupAddress(id),
    }),
  }));

export const openMiscSource = (entries: MiscEntries, groupIndex: GroupIndex) => {
  const index = openRowIndex(entries, {
    fields: {
      title: { text: entryName, weight: 16, hasCompounds: true },
      words: { text: wordsOf, weight: 4 },
      files: { text: (entry) => fileWords(fileNames(entry)), weight: 2, hasCompounds: true },
    },
    scopeOf: ({ groupId, visibility, organisationId, deletedAt }) => ({
      groupId,
      visibility,
      organisationId,
      deletedAt,
    }),
    factsOf: ({ modifiedAt, organisationId }) => ({ date: modifiedAt, organisationId }),
  });

  return openSource("misc", index, async ({ viewer, searchTerm }) => {
    const inGroups = await groupIndex.current();
    const miscViewer = asMiscViewer(viewer);
    return {
      canSee: (scope) => inGroups.get(scope.groupId)?.deletedAt === null && maySeeEntry(miscViewer, scope),
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
