import { fileWords } from "../../../shared/files/file-words.ts";
import type { IndexOptions } from "../../platform/search/index-spec.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import { type FileWords, wordsOf } from "../files/document-words.ts";
import type { CloudItems, ListedCloudItem } from "./cloud-items.collection.ts";

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

const findDocuments =
  (fileWords: FileWords) =>
  async (rows: ReadonlyMap<string, ListedCloudItem>): Promise<ReadonlyMap<string, SearchedItem>> => {
    const words = await wordsOf(
      new Map(Array.from(rows, ([id, { file }]) => [id, file ? [file] : []])),
      fileWords,
    );
    return new Map(
      [...rows].flatMap(([id, item]) => {
        const known = words.get(id);
        return known === undefined ? [] : [[id, { item, words: known }] as const];
      }),
    );
  };

const scopeOf = ({ visibility, deletedAt, parentId }: ListedCloudItem) => ({
  visibility,
  deletedAt,
  parentId,
});

export const openCloudIndex = (items: CloudItems, fileWords: FileWords, options?: IndexOptions) =>
  openLiveIndex(
    items,
    {
      fields,
      scopeOf,
      factsOf: ({ modifiedAt, organisationId }: ListedCloudItem) => ({ date: modifiedAt, organisationId }),
      documentsOf: findDocuments(fileWords),
      withoutText: (item) => ({ item, words: "" }),
    },
    options,
  );

export type CloudIndex = ReturnType<typeof openCloudIndex>;
