import type { StoredEntry } from "./forum-entries.collection.ts";

export interface WritingPlace {
  readonly groupId: string | null;
  readonly forumId: string;
  readonly forumPostId: string;
  readonly forumAnswerId: string | null;
}

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
