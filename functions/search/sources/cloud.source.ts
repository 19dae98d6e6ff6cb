import { cloudItemAddress } from "../../../shared/cloud/cloud-address.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudSearch, Documents } from "../../data/cloud/cloud-search.ts";
import type { CloudTree } from "../../data/cloud/cloud-tree.ts";
import { seenIn } from "../../data/cloud/visible-cloud.ts";
import type { Searchable } from "../../platform/search/ranks-in.ts";
import { openRowIndex } from "../../platform/search/row-index.ts";
import type { Ranks } from "../../platform/search/text-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

type Index = Searchable["index"];

const both = (one: Ranks, other: Ranks): Ranks =>
  new Map(
    [...one].flatMap(([id, rank]) => {
      const more = other.get(id);
      return more === undefined ? [] : [[id, rank + more] as const];
    }),
  );

/** Of names and contents as one: each word may stand in either, and what a name says outranks a text. */
const withDocuments = (names: Index, { index, itemOf }: Documents): Index => {
  if (!index) return names;
  const ranksOfWord = (...[words, isTolerant]: Parameters<Index["search"]>): Ranks => {
    const ranks = new Map(names.search(words, isTolerant));
    for (const [fileId, rank] of index.search(words, isTolerant)) {
      const id = itemOf(fileId);
      if (id !== undefined && (ranks.get(id) ?? 0) < rank) ranks.set(id, rank);
    }
    return ranks;
  };
  return {
    search: (words, isTolerant) =>
      words
        .map((word) => ranksOfWord([word], isTolerant))
        .reduce<Ranks | undefined>((found, ranks) => (found ? both(found, ranks) : ranks), undefined) ??
      new Map(),
  };
};

export const openCloudSource = (tree: () => Promise<CloudTree>, { documents, excerpt }: CloudSearch) => {
  const indexOf = openRowIndex<ListedCloudItem>({
    title: { text: ({ listed }) => listed.title, weight: 16, hasCompounds: true },
    description: { text: ({ listed }) => listed.description, weight: 4 },
    fileName: { text: ({ listed }) => listed.file?.fileName ?? null, weight: 2 },
  });

  return openSource<ListedCloudItem>("cloud", async ({ viewer, searchTerm }) => {
    const now = await tree();
    const names = indexOf(now.rows);
    const contents = await documents(now.rows);
    return {
      rows: now.rows,
      searchable: { ...names, index: withDocuments(names.index, contents) },
      isIncomplete: contents.isBehind,
      sees: seenIn(now, viewer),
      factsOf: ({ modifiedAt, organisationId }) => ({ date: modifiedAt, organisationId }),
      show: async (item, id) => {
        const { title, description, parentId, file } = item;
        const place = (now.pathTo(parentId) ?? []).map((folder) => folder.title).join(" › ");
        const content = await excerpt(item, searchTerm);
        return {
          title,
          excerpt: excerptFrom(searchTerm, title, [description, content, place, file?.fileName]),
          path: cloudItemAddress(id),
        };
      },
    };
  });
};
