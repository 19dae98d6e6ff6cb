import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { excerptOf, wordsMissingIn } from "../../../shared/excerpt.ts";
import type { Unsearchable } from "../../../shared/files/text-outcome.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import { foundIn } from "../../platform/search/area-search.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";
import type { CloudItems, ListedCloudItem } from "./cloud-items.collection.ts";
import { openCloudIndex, ownTexts, type Texts } from "./document-index.ts";

/** Names and the words of documents. */
export const openCloudSearch = (items: CloudItems, texts: Texts = ownTexts) => {
  const index = openCloudIndex(items, texts);

  return {
    index,

    list: async (config: ListConfig, visible: Visible<ListedCloudItem>): Promise<Page<ListedCloudItem>> => {
      const now = await index.current();
      const ids = foundIn(now, items.projectionOf, config, visible);
      const shown = ids.slice(config.skip, config.skip + config.limit);
      return { totalCount: ids.length, data: shown.flatMap((id) => now.get(id) ?? []) };
    },

    /** Undefined where its words are found, will be, or are not looked for. */
    unsearchable: async ({ file }: ListedCloudItem): Promise<Unsearchable | undefined> => {
      if (!file || !documentKindOf(file)) return undefined;
      const found = await (await texts()).find(file.id);
      return found?.outcome === "words" ? undefined : (found?.outcome ?? undefined);
    },

    /** Around the first of the words that its names lack; undefined if they have all. */
    excerpt: async (
      { title, description, file }: Pick<ListedCloudItem, "title" | "description" | "file">,
      searchTerm: string,
    ): Promise<string | undefined> => {
      const missing = wordsMissingIn([title, description].join(" "), searchTerm);
      if (!file || !documentKindOf(file) || missing.length === 0) return undefined;
      try {
        const found = await (await texts()).find(file.id);
        return found && excerptOf(found.text, missing);
      } catch (error) {
        log.warn("a document's text was not read", describeError(error));
        return undefined;
      }
    },
  };
};

export type CloudSearch = ReturnType<typeof openCloudSearch>;
