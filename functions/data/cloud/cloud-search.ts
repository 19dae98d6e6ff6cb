import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { wordsMissingIn } from "../../../shared/excerpt.ts";
import type { Unsearchable } from "../../../shared/files/text-outcome.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import { foundIn } from "../../platform/search/area-search.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";
import { excerptIn, type FileWords, ownTexts, type Texts } from "../files/document-words.ts";
import type { CloudItems, ListedCloudItem } from "./cloud-items.collection.ts";
import { openCloudIndex } from "./document-index.ts";

export const openCloudSearch = (items: CloudItems, fileWords: FileWords, texts: Texts = ownTexts) => {
  const index = openCloudIndex(items, fileWords);

  return {
    index,

    list: async (config: ListConfig, visible: Visible<ListedCloudItem>): Promise<Page<ListedCloudItem>> => {
      const now = await index.current();
      const ids = foundIn(now, items.projectionOf, config, visible);
      const shown = ids.slice(config.skip, config.skip + config.limit);
      return { totalCount: ids.length, data: shown.flatMap((id) => now.get(id) ?? []) };
    },

    /** Undefined if its words are found, will be, or are not looked for. */
    unsearchable: async ({ file }: ListedCloudItem): Promise<Unsearchable | undefined> => {
      if (!file || !documentKindOf(file)) return undefined;
      const found = await (await texts()).find(file.id);
      return found?.outcome === "words" ? undefined : (found?.outcome ?? undefined);
    },

    /** Cut around the first searched word that the names lack; undefined if they have all. */
    excerpt: async (
      { title, description, file }: Pick<ListedCloudItem, "title" | "description" | "file">,
      searchTerm: string,
    ): Promise<string | undefined> => {
      const missing = wordsMissingIn([title, description].join(" "), searchTerm);
      return (await excerptIn(file ? [file] : [], missing, texts))?.excerpt;
    },
  };
};

export type CloudSearch = ReturnType<typeof openCloudSearch>;
