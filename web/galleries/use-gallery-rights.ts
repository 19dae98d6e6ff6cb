import { isAllowed } from "../../shared/contract/permissions.ts";
import { useViewer } from "../app/client/session.ts";

/** Null is every gallery, which creating one requires. */
export const useGalleryRights = () => {
  const viewer = useViewer();
  return {
    mayEdit: (id: string | null) => isAllowed(viewer, "EDIT_GROUP", id),
    mayRemove: (id: string | null) => isAllowed(viewer, "DELETE_GROUP", id),
  };
};
