import { isAllowed, isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import { useViewer } from "../app/client/session.ts";

/** Whose news the person may edit; no office stands for the whole group. */
export const useNewsRights = () => {
  const viewer = useViewer();

  return {
    mayEdit: (organisationId: string | null) => isAllowed(viewer, "EDIT_NEWS", organisationId),
    mayEditAnything: isAllowedAnywhere(viewer, "EDIT_NEWS"),
  };
};
