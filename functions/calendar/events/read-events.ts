import { overlaps } from "../../../shared/calendar/event-times.ts";
import { asEventViewer, type EventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { isAnswerable } from "../../../shared/calendar/open-answers.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { answererOf, attendanceOf } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stores } from "../../data/stores.ts";
import { pageOfRows } from "../../platform/collection/join.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { isInSeries } from "../series/changed-alike.ts";
import { positionInSeries } from "../series/position-in-series.ts";
import { type AnsweredEvent, eventResource } from "./event-resource.ts";
import { shownEvent } from "./shown-event.ts";

interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

const visibleIn = visibleBy(
  ({ eventViewer, ...period }: Period & { readonly eventViewer: EventViewer }, event: StoredEvent) =>
    overlaps(event, period) && maySeeEvent(eventViewer, event),
);

const authors = ({ employees }: Stores, isAsked: boolean | undefined) =>
  openCreators(employees, isAsked, { withEditor: true });

const NEXT = 5;
const firstOfSeries = (events: readonly StoredEvent[]) =>
  Array.from(Map.groupBy(events, ({ id, series }) => series?.id ?? id).values()).flatMap(
    ([first]) => first ?? [],
  );

/** How many of the next events are searched for one that asks for an answer. */
const AHEAD = 100;

export const readEvents = implement<
  Pick<typeof contract, "list" | "next" | "read" | "files">,
  Stores,
  AnsweredEvent
>(
  { list: contract.list, next: contract.next, read: contract.read, files: contract.files },
  {
    list: async ({ query: { config } }, deps) => {
      const { events, eventAnswers, viewer } = deps;
      const { from = null, to = null } = config;
      const creators = authors(deps, config.withCreator);
      const found = await events.list(config, visibleIn({ eventViewer: asEventViewer(viewer), from, to }), {
        relatedKeys: (event) => [
          ...(event.asksForAnswers ? [eventAnswers.keyOf(event.id)] : []),
          ...creators.keysOf(event),
        ],
      });
      const authorsOf = creators.among(found.related);
      return {
        skip: config.skip,
        totalCount: found.totalCount,
        data: found.data.map((event) => ({
          ...shownEvent(event, eventAnswers.stateIn(found.related, event.id), viewer),
          ...authorsOf(event),
        })),
      };
    },

    next: async (_, { events, eventAnswers, viewer, now }) => {
      const asks = (event: StoredEvent) => event.asksForAnswers && isAnswerable(event, now);
      const visible = visibleIn({ eventViewer: asEventViewer(viewer), from: now.toISOString(), to: null });
      const { data, related } = await events.list(listConfig({ limit: AHEAD }), visible, {
        relatedKeys: (event) => (asks(event) ? [eventAnswers.keyOf(event.id)] : []),
      });
      const isUnanswered = (event: StoredEvent) =>
        attendanceOf(eventAnswers.stateIn(related, event.id), event, answererOf(event, viewer)).own === null;
      return {
        next: data.slice(0, NEXT),
        toAnswer: firstOfSeries(data.filter((event) => asks(event) && isUnanswered(event))),
      };
    },

    read: async ({ resource, query }, deps) => {
      const [authorsOf, seriesPlace] = await Promise.all([
        authors(deps, query.withCreator).load([resource]),
        isInSeries(resource) ? positionInSeries(resource, deps) : undefined,
      ]);
      return {
        ...shownEvent(resource, resource.state, deps.viewer),
        version: resource.version,
        seriesPlace,
        ...authorsOf(resource),
      };
    },

    files: ({ resource: { files }, query: { config } }) =>
      pageOfRows(files, config, ({ fileName }) => [fileName]),
  },
  { resource: eventResource() },
);
