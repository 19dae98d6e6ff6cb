import { discussionSearch } from "../../../shared/discussions/discussion-search.contract.ts";
import { listOf } from "../../app/client/list-of.ts";

export interface SearchPlace {
  readonly groupId?: string | undefined;
  readonly forumId?: string | undefined;
}

const sort = "createdAt:desc";

/** Without a group in all forums. */
export const hitsIn = ({ groupId, forumId }: SearchPlace) => {
  if (groupId === undefined) return listOf(discussionSearch.everywhere, { sort });
  return forumId === undefined
    ? listOf(discussionSearch.inGroup, { params: { groupId }, sort })
    : listOf(discussionSearch.inForum, { params: { groupId, forumId }, sort });
};
