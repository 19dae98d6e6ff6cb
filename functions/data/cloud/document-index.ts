import { fileWords } from "../../../shared/files/file-words.ts";
import { meaningfulWords } from "../../../shared/search-words.ts";
import { lazily } from "../../platform/runtime/lazily.ts";
import { type IndexOptions, openLiveIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";
import type { CloudItems, ListedCloudItem } from "./cloud-items.collection.ts";
import type { FileTexts } from "./file-texts.repository.ts";

/** The first different ones of a text: an index of all of them would hold gigabytes. */
const INDEXED_WORDS = 300;
const READ_TOGETHER = 20;
/** Each is a read of S3. */
const atOnce = 100;

export interface SearchedItem {
  readonly item: ListedCloudItem;
  readonly words: string;
}

const fields: SearchedFields<SearchedItem> = {
  title: { text: ({ item }) => item.title, weight: 16, hasCompounds: true },
  description: { text: ({ item }) => item.description, weight: 4 },
  fileName: { text: ({ item }) => item.file && fileWords(item.file.fileName), weight: 2 },
  text: { text: ({ words }) => words, weight: 1, isStemmed: true },
};

const firstWords = (text: string) => [...new Set(meaningfulWords(text))].slice(0, INDEXED_WORDS).join(" ");

export type Texts = () => Promise<Pick<FileTexts, "find">>;

/** Who never searches never loads S3's client. */
export const ownTexts: Texts = lazily(async () =>
  (await import("./file-texts.repository.ts")).openFileTexts(),
);

/** Without those whose text has not been taken out yet. */
const findDocuments =
  (texts: Texts) =>
  async (rows: ReadonlyMap<string, ListedCloudItem>): Promise<ReadonlyMap<string, SearchedItem>> => {
    const found = new Map<string, SearchedItem>();
    const waiting = rows.entries();
    const read = async () => {
      for (const [id, item] of waiting) {
        const isDocument = item.file !== null && documentKindOf(item.file) !== undefined;
        const text = item.file && isDocument ? await (await texts()).find(item.file.id) : undefined;
        if (!isDocument) found.set(id, { item, words: "" });
        else if (text && text.outcome !== null) found.set(id, { item, words: firstWords(text.text) });
      }
    };
    await Promise.all(Array.from({ length: READ_TOGETHER }, read));
    return found;
  };

const scopeOf = ({ visibility, deletedAt, parentId }: ListedCloudItem) => ({
  visibility,
  deletedAt,
  parentId,
});

/** Names and words of documents as one: each word may stand in either. */
export const openCloudIndex = (items: CloudItems, texts: Texts = ownTexts, options?: IndexOptions) =>
  openLiveIndex(
    items,
    {
      fields,
      scopeOf,
      factsOf: ({ modifiedAt, organisationId }: ListedCloudItem) => ({ date: modifiedAt, organisationId }),
      documentsOf: findDocuments(texts),
      withoutText: (item) => ({ item, words: "" }),
    },
    { ...options, atOnce },
  );

export type CloudIndex = ReturnType<typeof openCloudIndex>;
