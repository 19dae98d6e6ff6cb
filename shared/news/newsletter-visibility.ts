import { isAllowed, isOwner, type Owned, type Rights } from "../contract/permissions.ts";
import type { Newsletter } from "./newsletter.ts";

type Shown = Owned & Pick<Newsletter, "startedSendingAt" | "organisationId">;

export const maySeeNewsletter = (viewer: Rights, newsletter: Shown): boolean =>
  newsletter.startedSendingAt !== null ||
  isOwner(viewer, newsletter) ||
  isAllowed(viewer, "EDIT_NEWS", newsletter.organisationId);
