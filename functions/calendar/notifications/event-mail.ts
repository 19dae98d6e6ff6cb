import { subMinutes } from "date-fns/subMinutes";
import { answerLinksText } from "../../../shared/calendar/answer-links.text.ts";
import { eventAddress } from "../../../shared/calendar/event-address.ts";
import { answersEnd, isAnswerable } from "../../../shared/calendar/open-answers.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import { personalValues } from "../../data/templates/personal-mail.ts";
import { answerLinksOf } from "../answers/answer-links.ts";
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

const titleFor = (occasion: Occasion, title: string) =>
  occasion === "announcement" ? title : text.titled(text[occasion], title);

const answerOf = (event: StoredEvent, now: Date) =>
  event.asksForAnswers && event.deletedAt === null && isAnswerable(event, now)
    ? {
        ...answerLinksText[event.answersPer],
        note: text.confirmed(officeDateTime(new Date(answersEnd(event)))),
      }
    : null;

interface EventMail {
  readonly content: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What all mails of an occasion have in common is stored once. `note` stands above the description. */
export const openEventMail = async (
  event: StoredEvent,
  occasion: Occasion,
  deps: LinkedStores,
  { now, note }: { readonly now: Date; readonly note?: string | undefined },
): Promise<(reader: Employee) => EventMail> => {
  const { templateSets, organisations, eventCategories, outbox, portalOrigin } = deps;
  const [set, { organisation, sender }, category] = await Promise.all([
    templateSets.findDefault(),
    loadMailOrigin(event.organisationId, organisations, portalOrigin),
    event.category === null ? undefined : eventCategories.find(event.category),
  ]);
  const answer = answerOf(event, now);
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
      answer,
      url: `${portalOrigin}${eventAddress(event.id)}`,
    },
  };
  // Loaded here, since most calls send no mail.
  const { renderKind } = await import("../../data/templates/mail-of-kind.ts");
  const [content, linkOf] = await Promise.all([
    outbox.keep(renderKind(set, "calendarNotificationTemplate", data, ["answerUrl"])),
    answer && answerLinksOf(event.id, deps),
  ]);
  return (reader) => ({
    content,
    values: personalValues(fullName(reader), linkOf ? { answerUrl: linkOf(reader.id) } : {}),
  });
};
