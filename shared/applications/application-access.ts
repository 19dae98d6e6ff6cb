import type { Access } from "../contract/access.ts";
import { isAllowed, type Viewer } from "../contract/permissions.ts";

type OfficeViewer = Pick<Viewer, "isAdmin" | "isDirector" | "employedAt" | "grants">;

/** The office's directors, its ADMIN_ORG holders and administrators. */
export const maySeeApplicationsOf = (viewer: OfficeViewer, organisationId: string): boolean =>
  isAllowed(viewer, "ADMIN_ORG", organisationId) ||
  (viewer.isDirector && viewer.employedAt === organisationId);

export const applicationReaders: Access<false, true> = {
  label: "applications:{organisationId}",
  session: true,
  needsResource: false,
  byRule: false,
  decide: ({ viewer, params }) => maySeeApplicationsOf(viewer, params.organisationId ?? ""),
};
