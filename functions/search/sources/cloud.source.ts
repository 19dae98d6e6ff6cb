import { cloudItemAddress } from "../../../shared/cloud/cloud-address.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import type { CloudSearch } from "../../data/cloud/cloud-search.ts";
import type { CloudTree } from "../../data/cloud/cloud-tree.ts";
import { seenIn } from "../../data/cloud/visible-cloud.ts";
import { openRowIndex } from "../../platform/search/row-index.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";
import { withDocuments } from "../with-documents.ts";

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
