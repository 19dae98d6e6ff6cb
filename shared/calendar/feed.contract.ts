import * as z from "zod";
import { anyone, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { eventProblems, feedProblems } from "./calendar.problems.ts";

const ical = "text/calendar; charset=utf-8";

/** `categories` null stands for all, an empty list for no events; events without a category always come. */
const FeedChoices = z
  .object({
    categories: z.array(Id).max(1000).nullable().default(null),
    birthdays: z.boolean().default(false),
    holidays: z.boolean().default(false),
  })
  .meta({ id: "FeedChoices" });

const CalendarFeed = FeedChoices.extend({ createdAt: z.iso.datetime() }).meta({ id: "CalendarFeed" });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const feed = {
  own: endpoint({
    method: "GET",
    path: "/v1/calendar/feed",
    access: signedIn,
    summary: "What the caller's subscribed calendar has, without its address; null if there is none",
    reply: z.object({ feed: CalendarFeed.nullable() }),
  }),
  start: endpoint({
    method: "POST",
    path: "/v1/calendar/feed",
    access: signedIn,
    summary: "Makes the address of the caller's calendar, which is shown this once; a former one ends",
    body: FeedChoices,
    reply: z.object({ url: z.string() }),
    status: 201,
  }),
  choose: endpoint({
    method: "PUT",
    path: "/v1/calendar/feed",
    access: signedIn,
    summary: "Chooses what the caller's calendar has, under the same address",
    body: FeedChoices,
    reply: CalendarFeed,
    problems: [feedProblems.notStarted],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/calendar/feed",
    access: signedIn,
    summary: "Takes the address of the caller's calendar back",
    audited: "calendar-feed.revoked",
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/calendar/feed/{token}",
    access: anyone,
    summary: "The calendar of whoever made this address, for calendar programs",
    media: ical,
    revalidates: true,
    callsPerMinute: 120,
    problems: [feedProblems.notFound],
  }),
  event: endpoint({
    method: "GET",
    path: "/v1/calendar/events/{id}/ics",
    access: signedIn,
    summary: "One event for calendar programs",
    media: ical,
    download: "termin.ics",
    problems: [eventProblems.notFound],
  }),
};
