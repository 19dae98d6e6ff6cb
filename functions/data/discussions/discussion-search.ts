import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { openAreaIndex, openAreaSearch } from "../../platform/search/area-search.ts";
import type { IndexMessage } from "../../platform/search/index-messages.ts";
import type { IndexStore } from "../../platform/search/index-store.ts";
import { openIndexer } from "../../platform/search/indexer.ts";
import type { SearchedFields } from "../../platform/search/text-index.ts";
import { writtenFields } from "../written-fields.ts";
import type { ForumEntries, ListedEntry, StoredEntry } from "./forum-entries.collection.ts";

export const entryFields: SearchedFields<Stored<StoredEntry>> = {
  title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
  ...writtenFields,
};

export const openDiscussionSearch = (
  entries: ForumEntries,
  queue: Queue<IndexMessage>,
  openStore?: () => Promise<IndexStore>,
) => openAreaSearch<StoredEntry, ListedEntry>("discussions", entries, entryFields, queue, openStore);

export type DiscussionSearch = ReturnType<typeof openDiscussionSearch>;

export const openDiscussionIndexer = (entries: ForumEntries, store: IndexStore) =>
  openIndexer<StoredEntry>(entries, entryFields, store);

export const openDiscussionIndex = (entries: ForumEntries) =>
  openAreaIndex<StoredEntry, ListedEntry>("discussions", entries, entryFields);
