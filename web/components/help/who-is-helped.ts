import { isAllowedAnywhere, type Viewer } from "../../../shared/contract/permissions.ts";

export const whoIsHelped = {
  everyone: () => true,
  editors: (viewer: Viewer) => isAllowedAnywhere(viewer, "EDIT_NEWS"),
  moderators: (viewer: Viewer) =>
    isAllowedAnywhere(viewer, "EDIT_GROUP") || isAllowedAnywhere(viewer, "DELETE_GROUP"),
  planners: (viewer: Viewer) => isAllowedAnywhere(viewer, "EDIT_EVENTS"),
  office: (viewer: Viewer) => isAllowedAnywhere(viewer, "ADMIN_ORG"),
  applications: (viewer: Viewer) => viewer.isDirector || isAllowedAnywhere(viewer, "ADMIN_ORG"),
  keepers: (viewer: Viewer) => isAllowedAnywhere(viewer, "ADMIN_MISC"),
  administrators: (viewer: Viewer) => viewer.isAdmin,
} satisfies Readonly<Record<string, (viewer: Viewer) => boolean>>;
export type HelpTopicId = keyof typeof whoIsHelped;
