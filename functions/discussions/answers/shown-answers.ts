import type { ForumAnswer } from "../../../shared/discussions/forum-answer.ts";
import type { StoredAnswer } from "../../data/discussions/forum-entries.collection.ts";

export const shownAnswer = ({
  id,
  title,
  content,
  postId,
  files,
  ...written
}: StoredAnswer): ForumAnswer => ({
  id,
  title,
  content,
  postId,
  files: [...files],
  authorName: written.authorName,
  authorOrganisationId: written.authorOrganisationId,
  createdAt: written.createdAt,
  createdBy: written.createdBy,
  modifiedAt: written.modifiedAt,
  modifiedBy: written.modifiedBy,
  modifiedByName: written.modifiedByName,
});
