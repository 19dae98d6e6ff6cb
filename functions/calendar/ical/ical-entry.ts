import type { EventAttributes } from "ics";
import { officeDay } from "../../../shared/dates/office-days.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { plainLines } from "./plain-lines.ts";

/** The library accepts these fields, though its types do not say so. */
export type IcalEntry = EventAttributes & { readonly timestamp: number; readonly recurrenceId?: string };

type Day = [number, number, number];

const dayOf = (day: string): Day => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
};

/** The library escapes neither categories nor carriage returns. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&");
const withoutReturns = (text: string) => text.replaceAll(/\r\n?/g, "\n");

const times = ({ start, end, wholeDay }: Pick<StoredEvent, "start" | "end" | "wholeDay">) =>
  wholeDay
    ? { start: dayOf(officeDay(new Date(start))), end: dayOf(officeDay(new Date(end))) }
    : ({
        start: Date.parse(start),
        startInputType: "utc",
        startOutputType: "utc",
        end: Date.parse(end),
        endInputType: "utc",
        endOutputType: "utc",
      } as const);

export const uidOf = (kind: string, id: string) => `${kind}-${id}@kanzleiportal`;

const addressOf = (url: string | null) =>
  url !== null && URL.canParse(url) ? { url: new URL(url).href } : {};

export const eventEntry = (event: Stored<StoredEvent>, categoryName: string | undefined): IcalEntry => ({
  uid: uidOf("event", event.id),
  sequence: event.version - 1,
  timestamp: Date.parse(event.modifiedAt),
  created: Date.parse(event.createdAt),
  lastModified: Date.parse(event.modifiedAt),
  ...times(event),
  title: withoutReturns(event.title),
  description: plainLines(event.description),
  ...(event.location === null ? {} : { location: withoutReturns(event.location) }),
  ...addressOf(event.url),
  ...(categoryName === undefined ? {} : { categories: [escaped(categoryName)] }),
  status: event.deletedAt === null ? "CONFIRMED" : "CANCELLED",
});

interface DayEntry {
  readonly kind: "birthday" | "holiday";
  readonly id: string;
  readonly day: string;
  readonly nextDay: string;
  readonly title: string;
}

export const dayEntry = ({ kind, id, day, nextDay, title }: DayEntry): IcalEntry => ({
  uid: uidOf(kind, `${id}-${day}`),
  timestamp: Date.parse(day),
  start: dayOf(day),
  end: dayOf(nextDay),
  title,
  transp: "TRANSPARENT",
});
