import type { StoredEntry } from "./forum-entries.collection.ts";

/** Where the files of a post or an answer belong. */
export interface WritingPlace {
  readonly groupId: string | null;
  readonly forumId: string;
  readonly forumPostId: string;
  readonly forumAnswerId: string | null;
}

/** What posts and answers show alike. */
export const shownWriting = (entry: StoredEntry, place: WritingPlace) => {
  const {
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
  } = entry;
  return {
    id,
    content,
    files: files.map((file) => ({ ...file, ...place })),
    authorName,
    authorOrganisationId,
    createdAt,
    createdBy,
    modifiedAt,
    modifiedBy,
    modifiedByName,
  };
};
