import { textOfHtml } from "../../../shared/text-of-html.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { openAreaIndex, openAreaSearch } from "../../platform/search/area-search.ts";
import type { IndexMessage } from "../../platform/search/index-messages.ts";
import type { IndexStore } from "../../platform/search/index-store.ts";
import { openIndexer } from "../../platform/search/indexer.ts";
import type { SearchedFields } from "../../platform/search/text-index.ts";
import type { ForumEntries, ListedEntry, StoredEntry } from "./forum-entries.collection.ts";

export const entryFields: SearchedFields<Stored<StoredEntry>> = {
  title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
  files: {
    text: ({ files }) => files.map(({ fileName }) => fileName).join(" "),
    weight: 2,
    hasCompounds: true,
  },
  authorName: { text: ({ authorName }) => authorName, weight: 4 },
  content: { text: ({ content }) => content && textOfHtml(content), weight: 1 },
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
