import type { StoredEntry } from "./forum-entries.collection.ts";

/** What posts and answers show alike. */
export const shownWriting = ({
  id,
  content,
  files,
  authorName,
  authorOrganisationId,
  createdAt,
  createdBy,
  modifiedAt,
  modifiedBy,
  modifiedByName,
}: StoredEntry) => ({
  id,
  content,
  files: [...files],
  authorName,
  authorOrganisationId,
  createdAt,
  createdBy,
  modifiedAt,
  modifiedBy,
  modifiedByName,
});
