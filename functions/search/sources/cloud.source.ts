import { cloudItemAddress } from "../../../shared/cloud/cloud-address.ts";
import type { CloudSearch } from "../../data/cloud/cloud-search.ts";
import { treeOf } from "../../data/cloud/cloud-tree.ts";
import { seenIn } from "../../data/cloud/visible-cloud.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

export const openCloudSource = ({ index, excerpt }: CloudSearch) =>
  openSource("cloud", index, ({ viewer, searchTerm }, rows) => {
    const tree = treeOf(rows);
    return {
      canSee: seenIn(tree, viewer),
      show: async (item, id) => {
        const { title, description, parentId, file } = item;
        const place = (tree.pathTo(parentId) ?? []).map((folder) => folder.title).join(" › ");
        const content = await excerpt(item, searchTerm);
        return {
          title,
          excerpt: excerptFrom(searchTerm, title, [description, content, place, file?.fileName]),
          path: cloudItemAddress(id),
        };
      },
    };
  });
