import { formatDateTime } from "../../shared/dates/dates.ts";
import type { Announcement } from "../../shared/notifications/announcement.ts";
import { announcementText as text } from "./components.text.ts";

/** Undefined if employees are notified once it appears. */
export const announcementWords = (
  { announcement }: { readonly announcement?: Announcement | null | undefined },
  now: Date,
): string | undefined => {
  if (announcement?.isSilent) return text.silent;
  const at = announcement?.at;
  return at && Date.parse(at) > now.getTime() ? text.announcedAt(formatDateTime(at)) : undefined;
};
