import { actorOf, isAllowed, type Rights } from "../contract/permissions.ts";
import type { Newsletter } from "./newsletter.ts";

type Shown = Pick<Newsletter, "startedSendingAt" | "organisationId" | "createdBy">;

/** Before it is sent only its editors see it. */
export const maySeeNewsletter = (viewer: Rights, newsletter: Shown): boolean =>
  newsletter.startedSendingAt !== null ||
  newsletter.createdBy === actorOf(viewer) ||
  isAllowed(viewer, "EDIT_NEWS", newsletter.organisationId);
