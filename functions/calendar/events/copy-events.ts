import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { ulid } from "ulid";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { inOffice, officeDay } from "../../../shared/dates/office-days.ts";
import { withoutImages } from "../../../shared/files/content-images.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { mailingIds } from "../notifications/event-mailings.ts";
import type { Writing } from "./event-draft.ts";
import { type AnsweredEvent, eventSubject } from "./event-subject.ts";
import { shownEvent } from "./shown-event.ts";

const stamp = (moment: Date) => new Date(moment).toISOString();

/** At the same time of day in Vienna, whatever the clocks do in between. */
const movedBy = (days: number, time: string) => stamp(addDays(inOffice(time), days));

const copyOn = (day: string, event: StoredEvent, { viewer, now }: Writing): StoredEvent => {
  const days = differenceInCalendarDays(day, officeDay(new Date(event.start)));
  const [by, at] = [actorOf(viewer), now.toISOString()];
  return {
    ...event,
    id: ulid(),
    start: movedBy(days, event.start),
    end: movedBy(days, event.end),
    answerUntil: event.answerUntil && movedBy(days, event.answerUntil),
    description: withoutImages(event.description),
    files: [],
    announcement: null,
    createdAt: at,
    createdBy: by,
    ownedBy: undefined,
    modifiedAt: at,
    modifiedBy: by,
  };
};

export const eventCopies = implement<Pick<typeof contract, "copy">, Stores, AnsweredEvent>(
  { copy: contract.copy },
  {
    /** Not announced, nor when they change: fifty mails about one thing would be too many. */
    copy: async ({ subject: { state, version: _, ...event }, body: { days } }, deps) => {
      const copies = [...new Set(days)].map((day) => copyOn(day, event, deps));
      await deps.table.transact(
        copies.map(({ id, visibility }) => ({
          Put: { Item: deps.eventMailings.doneItem(mailingIds.announcement(id, visibility)) },
        })),
      );
      await deps.events.insertMany(copies);
      return { data: copies.map((copy) => shownEvent(copy, { ...state, answers: {} }, deps.viewer)) };
    },
  },
  { subject: eventSubject() },
);
