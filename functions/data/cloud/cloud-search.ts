import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { excerptOf, wordsMissingIn } from "../../../shared/excerpt.ts";
import type { Unsearchable } from "../../../shared/files/text-outcome.ts";
import { wordsOf } from "../../../shared/fold.ts";
import { meaningfulWords } from "../../../shared/search-words.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import { lazily } from "../../platform/runtime/lazily.ts";
import { soughtIn } from "../../platform/search/german.ts";
import type { IndexStore } from "../../platform/search/index-store.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import type { TextIndex } from "../../platform/search/text-index.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";
import type { ListedCloudItem } from "./cloud-items.collection.ts";
import { documentFields, findIndexedTexts, type IndexedText } from "./document-index.ts";
import { openDocuments } from "./documents.ts";
import type { FileTexts } from "./file-texts.repository.ts";

type Rows = Projection<ListedCloudItem>;

export interface Documents {
  /** Undefined while it cannot be read. */
  readonly index: Pick<TextIndex<Stored<IndexedText>>, "search"> | undefined;
  readonly isBehind: boolean;
  readonly itemOf: (fileId: string) => string | undefined;
}

interface Stores {
  readonly texts: () => Promise<Pick<FileTexts, "find">>;
  readonly index: () => Promise<IndexStore>;
}

/** Who never searches never loads S3's client. */
const ownStores: Stores = {
  texts: lazily(async () => (await import("./file-texts.repository.ts")).openFileTexts()),
  index: async () => (await import("../../platform/search/index-store.ts")).openIndexStore("cloud"),
};

/** Names are searched in the tree itself, which is exact; only the words of documents are in an index. */
export const openCloudSearch = (stores: Stores = ownStores) => {
  const documentsIn = openDocuments();
  const findMany = async (ids: readonly string[]) => findIndexedTexts(await stores.texts())(ids);
  const catchUp = openLiveIndex({ findMany }, documentFields, stores.index);

  const caughtUp = async (rows: Rows) => {
    const { index, behind } = await catchUp(documentsIn(rows));
    return { index, isBehind: behind.size > 0 };
  };

  const currentIndex = async (rows: Rows) => {
    try {
      return await caughtUp(rows);
    } catch (error) {
      // Names are found all the same.
      log.warn("documents were not searched", describeError(error));
      return { index: undefined, isBehind: true };
    }
  };

  /** Which files have a word, if any do; one that is in every text is no reason to leave a file out. */
  const wordFinder = async (rows: Rows, words: readonly string[]) => {
    const { index } = await currentIndex(rows);
    const having = new Map(
      words
        .filter((word) => meaningfulWords(word).length > 0)
        .map((word) => [word, index?.search(soughtIn(word) ?? []) ?? new Map<string, number>()]),
    );
    const sets = [...having.values()];
    if (sets.every(({ size }) => size === 0)) return undefined;
    return ({ file }: ListedCloudItem, word: string) =>
      file !== null && (having.get(word)?.has(file.id) ?? sets.some((set) => set.has(file.id)));
  };

  /** Items whose names and text have every word; the best first unless the list is sorted. */
  const find = async (
    rows: Rows,
    config: ListConfig,
    visible: Visible<ListedCloudItem>,
  ): Promise<readonly string[]> => {
    const hasInText = await wordFinder(rows, wordsOf(config.searchTerm ?? ""));
    if (!hasInText) return rows.select({ ...config, visible });
    const inText = new Set<string>();
    const ids = rows.select({
      ...config,
      visible,
      matchesElsewhere: (item, word) => {
        const has = hasInText(item, word);
        if (has) inText.add(item.id);
        return has;
      },
    });
    if (config.sort.length > 0) return ids;
    return [...ids.filter((id) => !inText.has(id)), ...ids.filter((id) => inText.has(id))];
  };

  return {
    find,

    /** The index of documents with the item that each is the content of. */
    documents: async (rows: Rows): Promise<Documents> => {
      const documents = documentsIn(rows);
      return { ...(await currentIndex(rows)), itemOf: (fileId) => documents.get(fileId)?.id };
    },

    list: async (
      rows: Rows,
      config: ListConfig,
      visible: Visible<ListedCloudItem>,
    ): Promise<Page<ListedCloudItem>> => {
      const ids = await find(rows, config, visible);
      const shown = ids.slice(config.skip, config.skip + config.limit);
      return { totalCount: ids.length, data: shown.flatMap((id) => rows.get(id) ?? []) };
    },

    /** Undefined where its words are found, will be, or are not looked for. */
    unsearchable: async ({ file }: ListedCloudItem): Promise<Unsearchable | undefined> => {
      if (!file || !documentKindOf(file)) return undefined;
      const found = await (await stores.texts()).find(file.id);
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
        const found = await (await stores.texts()).find(file.id);
        return found && excerptOf(found.text, missing);
      } catch (error) {
        log.warn("a document's text was not read", describeError(error));
        return undefined;
      }
    },
  };
};

export type CloudSearch = ReturnType<typeof openCloudSearch>;
