import { isAllowed, isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import { useViewer } from "../app/client/session.ts";

/** Null stands for the whole group. */
export const useNewsRights = () => {
  const viewer = useViewer();

  return {
    mayEdit: (organisationId: string | null) => isAllowed(viewer, "EDIT_NEWS", organisationId),
    mayEditAnything: isAllowedAnywhere(viewer, "EDIT_NEWS"),
  };
};
