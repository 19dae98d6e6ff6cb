import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { useViewer } from "../../app/client/session.ts";

export const useItemRights = () => {
  const viewer = useViewer();
  const isOwn = ({ createdBy }: CloudItem) => viewer.isAdmin || createdBy === actorOf(viewer);

  return {
    mayChange: isOwn,
    /** Null is the root, which is open to everybody. */
    mayFill: (folder: CloudItem | null) => folder === null || !folder.closed || isOwn(folder),
  };
};
