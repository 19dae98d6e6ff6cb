import { subDays } from "date-fns/subDays";
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
  const gone = Array.from((await events.projection()).entries()).filter(
    ({ listed: { deletedAt } }) => deletedAt !== null && deletedAt < before,
  );
  for (const { id } of gone) {
    await events.remove(id, {
      alongside: (event) => [
        answers.removeWrite(id),
        ...ownedFiles.releaseWrites(ownerOf(event), usesOf(event)),
      ],
    });
  }
};
