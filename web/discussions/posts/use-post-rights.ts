import { useSuspenseQuery } from "@tanstack/react-query";
import { actorOf, isAllowed } from "../../../shared/contract/permissions.ts";
import { useViewer } from "../../app/client/session.ts";
import { postQueries } from "./posts.queries.ts";

interface Written {
  readonly createdBy: string | null;
}

/** In a forum; by the rules of the server (`creatorOr`). */
export const usePostRights = (forumId: string) => {
  const viewer = useViewer();
  const { data: forum } = useSuspenseQuery(postQueries.forum(forumId));
  const mayManage = isAllowed(viewer, "EDIT_GROUP", forum.groupId);
  const mayDeleteAll = isAllowed(viewer, "DELETE_GROUP", forum.groupId);
  const isOwn = ({ createdBy }: Written) => createdBy === actorOf(viewer);

  return {
    mayManage,
    mayEdit: (entry: Written) => isOwn(entry) || mayManage,
    mayDelete: (entry: Written) => isOwn(entry) || mayDeleteAll,
  };
};

export type PostRights = ReturnType<typeof usePostRights>;
