import { deletedForGood } from "../data/deleted-for-good.ts";
import type { CalendarDeps } from "./calendar.deps.ts";
import { ownerOf, usesOf } from "./events/event-files.ts";

/** Removes what can no longer be restored, with its answers and files; interrupted, the next sweep goes on. */
export const sweepCalendar = async (
  { events, answers, ownedFiles }: Pick<CalendarDeps, "events" | "answers" | "ownedFiles">,
  now: Date,
): Promise<void> => {
  const isOver = deletedForGood(now);
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
