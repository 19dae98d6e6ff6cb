import { openAreaSearch } from "../../platform/search/area-search.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import type { SearchedFields } from "../../platform/search/searched-fields.ts";
import {
  type FileWords,
  isWithWords,
  type WithWords,
  withWords,
  wordsField,
} from "../files/document-words.ts";
import { writtenFields } from "../written-fields.ts";
import type { ForumEntries, ListedEntry, StoredEntry } from "./forum-entries.collection.ts";

export const entryFields: SearchedFields<WithWords<StoredEntry>> = {
  title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
  ...writtenFields,
  ...wordsField,
};

const scopeOf = (entry: ListedEntry) => ({
  forumId: entry.kind === "post" ? entry.forumId : null,
  postId: entry.kind === "post" ? null : entry.postId,
  isDeleted: entry.deletedAt !== null,
});

export const openDiscussionIndex = (entries: ForumEntries, fileWords: FileWords) =>
  openLiveIndex(entries, {
    fields: entryFields,
    scopeOf,
    factsOf: ({ createdAt, authorOrganisationId }: ListedEntry) => ({
      date: createdAt,
      organisationId: authorOrganisationId,
    }),
    documentsOf: withWords(
      (rows: ReadonlyMap<string, ListedEntry>) => entries.findMany([...rows.keys()]),
      fileWords,
    ),
    isWhole: isWithWords,
  });

export const openDiscussionSearch = (entries: ForumEntries, fileWords: FileWords) =>
  openAreaSearch(entries, openDiscussionIndex(entries, fileWords));

export type DiscussionSearch = ReturnType<typeof openDiscussionSearch>;
