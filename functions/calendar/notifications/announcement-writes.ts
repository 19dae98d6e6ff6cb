import { announcedFrom } from "../../../shared/notifications/announcement.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Mailings } from "../../platform/mail/mailings.repository.ts";
import type { Write } from "../../platform/table/item.ts";
import { mailingIds } from "./event-mailings.ts";

/** Those who see it now; what was announced to them before stays announced. */
export const announcementWrites = (
  { id, visibility, end, announcement }: StoredEvent,
  { mailings, now }: { readonly mailings: Mailings; readonly now: Date },
): Write[] =>
  Date.parse(end) > now.getTime()
    ? [
        mailings.planWrite(
          mailingIds.announcement(id, visibility),
          announcedFrom(now.getTime(), announcement ?? undefined) ?? undefined,
        ),
      ]
    : [];
