import { overlaps } from "../../../shared/calendar/event-times.ts";
import { type EventOnlooker, eventOnlooker, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { pageOfRows } from "../../platform/collection/join.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { type Item, type Key, keyName } from "../../platform/table/item.ts";
import type { CalendarDeps } from "../calendar.deps.ts";
import { type AnsweredEvent, eventSubject } from "./event-subject.ts";
import { shownAuthors, shownEvent } from "./shown-event.ts";

interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

const visibleIn = visibleBy(
  ({ onlooker, ...period }: Period & { readonly onlooker: EventOnlooker }, event: StoredEvent) =>
    overlaps(event, period) && maySeeEvent(onlooker, event),
);

const authorKeys = ({ createdBy, modifiedBy }: StoredEvent, { employees }: CalendarDeps): Key[] =>
  [...new Set([createdBy, modifiedBy])].map(employees.keyOf);

const authorIn = (items: readonly Item[], { employees }: CalendarDeps) => {
  const byName = new Map(items.map((item) => [keyName(item), item]));
  return (id: string) => employees.entityOf(byName.get(keyName(employees.keyOf(id))));
};

export const readEvents = implement<
  Pick<typeof contract, "list" | "read" | "files">,
  CalendarDeps,
  AnsweredEvent
>(
  { list: contract.list, read: contract.read, files: contract.files },
  {
    list: async ({ query: { config } }, deps) => {
      const { events, answers, viewer } = deps;
      const { from = null, to = null, withCreator } = config;
      const found = await events.list(config, visibleIn({ onlooker: eventOnlooker(viewer), from, to }), {
        beside: (event) => [
          ...(event.asksForAnswers ? [answers.keyOf(event.id)] : []),
          ...(withCreator ? authorKeys(event, deps) : []),
        ],
      });
      const authorOf = authorIn(found.besides, deps);
      return {
        skip: config.skip,
        totalCount: found.totalCount,
        data: found.data.map((event) => ({
          ...shownEvent(event, answers.stateIn(found.besides, event.id), viewer),
          ...(withCreator ? shownAuthors(event, authorOf) : {}),
        })),
      };
    },

    read: async ({ subject, query }, deps) => ({
      ...shownEvent(subject, subject.state, deps.viewer),
      version: subject.version,
      ...(query.withCreator
        ? shownAuthors(subject, authorIn(await deps.table.getMany(authorKeys(subject, deps)), deps))
        : {}),
    }),

    files: ({ subject: { files }, query: { config } }) =>
      pageOfRows(files, config, ({ fileName }) => [fileName]),
  },
  { subject: eventSubject() },
);
