import { isAllowed } from "../../shared/contract/permissions.ts";
import { useViewer } from "../app/client/session.ts";

/** By gallery; null is every gallery, and what whoever creates one needs. */
export const useGalleryRights = () => {
  const viewer = useViewer();
  return {
    mayEdit: (id: string | null) => isAllowed(viewer, "EDIT_GROUP", id),
    mayRemove: (id: string | null) => isAllowed(viewer, "DELETE_GROUP", id),
  };
};
