import { isAllowed } from "../../../shared/contract/permissions.ts";
import { useViewer } from "../../app/client/session.ts";

export const useForumRights = () => {
  const viewer = useViewer();
  return {
    mayEdit: (groupId: string | null) => isAllowed(viewer, "EDIT_GROUP", groupId),
    mayRemove: (groupId: string | null) => isAllowed(viewer, "DELETE_GROUP", groupId),
  };
};
