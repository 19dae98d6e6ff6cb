import { dayAheadOf, mailingIds } from "../../../functions/calendar/notifications/event-mailings.ts";
import {
  dueNotifications,
  lastNotifiedOf,
} from "../../../functions/calendar/notifications/notify-attendees.ts";
import type { DemoStores } from "../stores.ts";
import type { makeCalendar } from "./calendar.ts";

export const fillCalendar = async (
  { table, eventCategories, events, eventAnswers, eventMailings }: DemoStores,
  made: ReturnType<typeof makeCalendar>,
  now: Date,
) => {
  await Promise.all([
    eventCategories.insertMany(made.categories),
    events.insertMany(made.events),
    table.putMany(
      made.events.map(({ id, visibility }) =>
        eventMailings.doneItem(mailingIds.announcement(id, visibility)),
      ),
    ),
  ]);
  for (const { eventId, who, answer } of made.answers)
    await eventAnswers.answer(eventId, who, answer, { now });
  for (const event of made.events.filter(({ asksForAnswers }) => asksForAnswers)) {
    const state = await eventAnswers.read(event.id);
    const { id, at } = dayAheadOf(event);
    await table.transact([
      eventAnswers.notifiedWrite(event.id, state, lastNotifiedOf(event, dueNotifications(event, state))),
      ...(at > now.getTime() ? [eventMailings.planWrite(id, at)] : []),
    ]);
    await eventAnswers.rest(event.id, state, now);
  }
};
