import { subDays } from "date-fns/subDays";
import type { StoredEvent } from "../data/calendar/calendar-events.collection.ts";
import type { CalendarDeps } from "./calendar.deps.ts";
import { ownerOf, usesOf } from "./events/event-files.ts";

/** So long what was deleted can be restored, and feeds tell that it is gone. */
const RESTORABLE_DAYS = 30;

/** Removes what can no longer be restored, with its answers and files; interrupted, the next sweep goes on. */
export const sweepCalendar = async (
  { events, answers, ownedFiles }: Pick<CalendarDeps, "events" | "answers" | "ownedFiles">,
  now: Date,
): Promise<void> => {
  const before = subDays(now, RESTORABLE_DAYS).toISOString();
  const isOver = ({ deletedAt }: StoredEvent) => deletedAt !== null && deletedAt < before;
  const gone = Array.from((await events.projection()).entries()).filter(({ listed }) => isOver(listed));
  for (const { id } of gone) {
    const event = await events.find(id);
    // Restored or removed since.
    if (!event || !isOver(event)) continue;
    await events.remove(id, {
      from: event,
      ifVersion: event.version,
      alongside: (event) => [
        answers.removeWrite(id),
        ...ownedFiles.releaseWrites(ownerOf(event), usesOf(event)),
      ],
    });
  }
};
