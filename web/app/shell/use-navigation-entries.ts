import { isAllowed, isAllowedAnywhere } from "../../../shared/contract/permissions.ts";
import { useViewer } from "../client/session.ts";
import { type NavigationEntry, visibleEntries } from "./navigation.ts";
import { useHasGalleries } from "./use-has-galleries.ts";

export const useNavigationEntries = (): NavigationEntry[] => {
  const viewer = useViewer();
  const hasGalleries = useHasGalleries();

  return visibleEntries({
    isAdmin: viewer.isAdmin,
    mayReadNews: isAllowed(viewer, "READ_NEWS", viewer.employedAt),
    mayEditNews: isAllowedAnywhere(viewer, "EDIT_NEWS"),
    maySeeApplications: viewer.isDirector || isAllowedAnywhere(viewer, "ADMIN_ORG"),
    hasGalleries,
  });
};
