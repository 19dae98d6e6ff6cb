import { feedProblems } from "../../../shared/calendar/calendar.problems.ts";
import { asEventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { type CalendarFeed, feed as contract } from "../../../shared/calendar/feed.contract.ts";
import type { FeedChoices, StoredFeed } from "../../data/calendar/calendar-feeds.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import { type AnsweredEvent, eventResource } from "../events/event-resource.ts";
import { eventEntry } from "../ical/ical-entry.ts";
import { renderCalendar } from "../ical/render-calendar.ts";
import { entriesOf } from "../ical/series-entries.ts";
import { isInSeries } from "../series/changed-alike.ts";
import { seriesEvents } from "../series/events-in-scope.ts";
import { feedText } from "./feed.text.ts";
import { feedContent } from "./feed-content.ts";

const shown = ({ categories, birthdays, holidays, createdAt }: StoredFeed): CalendarFeed => ({
  categories: categories && [...categories],
  birthdays,
  holidays,
  createdAt,
});

const { event: single, ...others } = contract;

export const feed = implement<typeof others, Stores & { readonly portalOrigin: string }>(others, {
  own: async (_, { calendarFeeds, viewer }) => {
    const found = await calendarFeeds.of(viewer.userId);
    return { feed: found ? shown(found) : null };
  },

  start: async ({ body }, { calendarFeeds, viewer, now, portalOrigin }) => {
    const token = await calendarFeeds.start(viewer.userId, body satisfies FeedChoices, now);
    return { url: `${portalOrigin}/v1/calendar/feed/${token}.ics` };
  },

  choose: async ({ body }, { calendarFeeds, viewer }) =>
    shown((await calendarFeeds.choose(viewer.userId, body)) ?? notFound(feedProblems.notStarted)),

  remove: async (_, { calendarFeeds, table, viewer, trail }) => {
    await table.transact([calendarFeeds.endWrite(viewer.userId), await trail.write()]);
  },

  read: async ({ params: { token } }, deps) => {
    const { calendarFeeds, now } = deps;
    const found = await calendarFeeds.open(token.replace(/\.ics$/, ""));
    if (!found) throw new Problem(feedProblems.notFound);
    const { feed } = found;
    const { etag, entries } = await feedContent(found, feed, now, deps);
    const since = etag === feed.etag ? feed.since : now.toISOString();
    if (etag !== feed.etag) await calendarFeeds.deliver(feed.userId, etag, since);
    return {
      etag,
      lastModified: new Date(since),
      content: async () => renderCalendar(await entries(), { name: feedText.calendar }),
    };
  },
});

export const singleEvents = implement<{ readonly event: typeof single }, Stores, AnsweredEvent>(
  { event: single },
  {
    /** For an event of a series, all of its events that the caller can see. */
    event: async ({ resource }, deps) => {
      const eventViewer = asEventViewer(deps.viewer);
      const events = isInSeries(resource) ? await seriesEvents(resource.series.id, deps) : [resource];
      const shown = events.filter((event) => maySeeEvent(eventViewer, event));
      const ids = shown.flatMap(({ category }) => category ?? []);
      const categories = await deps.eventCategories.findMany(ids);
      return renderCalendar(
        await entriesOf(shown, (event) => eventEntry(event, categories.get(event.category ?? "")?.name)),
      );
    },
  },
  { resource: eventResource() },
);
