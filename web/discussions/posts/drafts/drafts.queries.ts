import { drafts } from "../../../../shared/discussions/drafts.contract.ts";
import { editOf } from "../../../app/client/query-of.ts";

export const draftPlaces = {
  answer: (postId: string): string => `answer-${postId}`,
  post: (forumId: string): string => `post-${forumId}`,
};

export const draftQueries = {
  at: (place: string) => editOf(drafts.read, { params: { place } }),
};
