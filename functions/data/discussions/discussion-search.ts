import { openAreaSearch } from "../../platform/search/area-search.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import { writtenFields } from "../written-fields.ts";
import type { ForumEntries, ListedEntry, StoredEntry } from "./forum-entries.collection.ts";

export const entryFields: SearchedFields<StoredEntry> = {
  title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
  ...writtenFields,
};

const scopeOf = (entry: ListedEntry) => ({
  forumId: entry.kind === "post" ? entry.forumId : null,
  postId: entry.kind === "post" ? null : entry.postId,
  isDeleted: entry.deletedAt !== null,
});

export const openDiscussionIndex = (entries: ForumEntries) =>
  openLiveIndex(entries, {
    fields: entryFields,
    scopeOf,
    factsOf: ({ createdAt, authorOrganisationId }: ListedEntry) => ({
      date: createdAt,
      organisationId: authorOrganisationId,
    }),
    documentsOf: (rows) => entries.findMany([...rows.keys()]),
  });

export const openDiscussionSearch = (entries: ForumEntries) =>
  openAreaSearch(entries, openDiscussionIndex(entries));

export type DiscussionSearch = ReturnType<typeof openDiscussionSearch>;
