import { answerAddress } from "../../shared/discussions/discussion-address.ts";
import { paths } from "../app/shell/paths.ts";
import { listParameters } from "../components/list/list-params.ts";

export const FORUM = "forum";
export const GROUP = "gruppe";

export const discussionPaths = {
  overview: "/discussions",
  feed: "/discussions/feed",
  reports: "/discussions/reports",
  forum: (id: string): string => `/discussions/forums/${id}`,
  deletedIn: (forum: string): string =>
    `${paths.trash("posts")}?${new URLSearchParams({ [listParameters.search]: forum })}`,
  searchFor: (searchTerm: string, forumId?: string): string =>
    `/discussions/search?${new URLSearchParams({ [listParameters.search]: searchTerm, ...(forumId && { [FORUM]: forumId }) })}`,
  post: paths.forumPost,
  answer: answerAddress,
  newPost: (forumId: string): string => `/discussions/posts/new?forum=${forumId}`,
  editPost: (id: string): string => `/discussions/posts/${id}/edit`,
};
