import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { mayShare } from "../../../shared/cloud/share-rights.ts";
import { isOwner, type Viewer } from "../../../shared/contract/permissions.ts";
import { useViewer } from "../../app/client/session.ts";
import { visibilityOf } from "./seen-by.tsx";

export const mayChange = (viewer: Viewer, item: CloudItem): boolean =>
  viewer.isAdmin || isOwner(viewer, item);

export const useItemRights = () => {
  const viewer = useViewer();

  return {
    mayChange: (item: CloudItem) => mayChange(viewer, item),
    mayShare: (item: CloudItem) => mayShare(viewer, item, visibilityOf(item)),
    mayFill: (folder: CloudItem | null) => folder === null || !folder.closed || mayChange(viewer, folder),
  };
};
