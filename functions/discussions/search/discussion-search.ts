import type { ListConfig } from "../../../shared/contract/list.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import type {
  ForumEntries,
  ListedEntry,
  StoredEntry,
} from "../../data/discussions/forum-entries.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { type IndexMessage, openIndexMessages } from "../../platform/search/index-messages.ts";
import type { IndexStore } from "../../platform/search/index-store.ts";
import { openIndexer } from "../../platform/search/indexer.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import { searchList } from "../../platform/search/search-list.ts";
import type { SearchedFields } from "../../platform/search/text-index.ts";

const AREA = "discussions";

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

const openStored = async (): Promise<IndexStore> => {
  const { openIndexStore } = await import("../../platform/search/index-store.ts");
  return openIndexStore(AREA);
};

export const openDiscussionSearch = (
  entries: ForumEntries,
  queue: Queue<IndexMessage>,
  openStore: () => Promise<IndexStore> = openStored,
) => {
  const catchUp = openLiveIndex<StoredEntry, ListedEntry>(entries, entryFields, openStore);
  return {
    list: (config: ListConfig, visible: Visible<ListedEntry>) =>
      searchList(entries, catchUp, config, visible),

    noteChange: openIndexMessages(AREA, queue),
  };
};

export type DiscussionSearch = ReturnType<typeof openDiscussionSearch>;

export const openDiscussionIndexer = (entries: ForumEntries, store: IndexStore) =>
  openIndexer<StoredEntry, ListedEntry>(entries, entryFields, store);
