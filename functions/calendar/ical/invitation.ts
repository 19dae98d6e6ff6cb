import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { MailAttachment } from "../../platform/mail/outbox-item.ts";
import { singleLine } from "../../platform/mail/single-line.ts";
import { eventEntry } from "./ical-entry.ts";
import { renderCalendar } from "./render-calendar.ts";

interface Party {
  readonly name: string;
  readonly email: string;
}

/** A quoted value may have no quotes (RFC 5545, section 3.2). */
const written = ({ name, email }: Party) =>
  `CN="${singleLine(name).replaceAll('"', "'")}":mailto:${singleLine(email)}`;

const ATTENDING = "CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE";

type Reader = Employee & { readonly email: string };

/** Without an office's address the event is a mere file: invitations need one (RFC 5546, 3.2.2). */
export const openInvitations = async (
  event: Stored<StoredEvent>,
  { eventCategories, mailFrom }: Pick<Stores, "eventCategories" | "mailFrom">,
): Promise<(reader: Reader) => Promise<MailAttachment>> => {
  const [category, { name = "", replyTo }] = await Promise.all([
    event.category === null ? undefined : eventCategories.find(event.category),
    mailFrom(event.organisationId),
  ]);
  const scheduled = event.deletedAt === null ? "REQUEST" : "CANCEL";
  const method = replyTo === undefined ? "PUBLISH" : scheduled;
  const partiesFor = (reader: Reader) =>
    replyTo === undefined
      ? []
      : [
          `ORGANIZER;${written({ name, email: replyTo })}`,
          `ATTENDEE;${ATTENDING};${written({ name: fullName(reader), email: reader.email })}`,
        ];
  return async (reader) => ({
    fileName: "termin.ics",
    // RFC 6047 demands the method; without it, programs treat the attachment as any file.
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: await renderCalendar([eventEntry(event, category?.name)], {
      method,
      parties: partiesFor(reader),
    }),
  });
};
