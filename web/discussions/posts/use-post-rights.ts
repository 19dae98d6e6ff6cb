import { actorOf, isAllowed } from "../../../shared/contract/permissions.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { useViewer } from "../../app/client/session.ts";

interface Written {
  readonly createdBy: string | null;
}

/** Mirrors the server's rules for the post's forum (`creatorOr`). */
export const usePostRights = ({ forum }: Pick<ForumPost, "forum">) => {
  const viewer = useViewer();
  const groupId = forum?.groupId ?? null;
  const mayManage = isAllowed(viewer, "EDIT_GROUP", groupId);
  const mayDeleteAll = isAllowed(viewer, "DELETE_GROUP", groupId);
  const isOwn = ({ createdBy }: Written) => createdBy === actorOf(viewer);

  return {
    isOwn,
    mayManage,
    mayEdit: (entry: Written) => isOwn(entry) || mayManage,
    mayDelete: (entry: Written) => isOwn(entry) || mayDeleteAll,
  };
};

export type PostRights = ReturnType<typeof usePostRights>;
