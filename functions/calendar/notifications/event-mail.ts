import { subMinutes } from "date-fns/subMinutes";
import { eventAddress } from "../../../shared/calendar/event-address.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import { plainLines } from "../ical/plain-lines.ts";
import { notificationsText as text } from "./notifications.text.ts";

export type Occasion =
  | "announcement"
  | "dayAhead"
  | "reminder"
  | "coming"
  | "waiting"
  | "changed"
  | "cancelled";

/** Templates of one's own may not know the occasion, so it stands in the title, too. */
const titleFor = (occasion: Occasion, title: string) =>
  occasion === "announcement" ? title : text.titled(text[occasion], title);

/** What all mails of an occasion have in common, stored once; `note` stands above the description. */
export const keepEventMail = async (
  event: StoredEvent,
  occasion: Occasion,
  { templateSets, organisations, eventCategories, outbox, portalOrigin }: LinkedStores,
  note?: string,
): Promise<string> => {
  const [set, { organisation, sender }, category] = await Promise.all([
    templateSets.findDefault(),
    loadMailOrigin(event.organisationId, organisations, portalOrigin),
    event.category === null ? undefined : eventCategories.find(event.category),
  ]);
  const description = [note, plainLines(event.description)].filter(Boolean).join("\n\n");
  const data = {
    portalOrigin,
    organisation,
    sender,
    event: {
      title: titleFor(occasion, event.title),
      category: category?.name ?? null,
      occasion: text[occasion],
      startTime: event.start,
      endTime: event.wholeDay ? subMinutes(event.end, 1).toISOString() : event.end,
      wholeDay: event.wholeDay,
      location: event.location,
      description: description || null,
      url: `${portalOrigin}${eventAddress(event.id)}`,
    },
  };
  // Most calls send no mail.
  const { renderKind } = await import("../../data/templates/mail-of-kind.ts");
  return outbox.keep(renderKind(set, "calendarNotificationTemplate", data, []));
};
