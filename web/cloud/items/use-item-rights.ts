import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { useViewer } from "../../app/client/session.ts";

export const mayChange = (viewer: Viewer, { createdBy }: CloudItem): boolean =>
  viewer.isAdmin || createdBy === actorOf(viewer);

export const useItemRights = () => {
  const viewer = useViewer();

  return {
    mayChange: (item: CloudItem) => mayChange(viewer, item),
    /** Null is the root, which is open to everybody. */
    mayFill: (folder: CloudItem | null) => folder === null || !folder.closed || mayChange(viewer, folder),
  };
};
