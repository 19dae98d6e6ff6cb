import { deletedForGood } from "../data/deleted-for-good.ts";
import type { Stores } from "../data/stores.ts";
import { eventFiles } from "./events/event-files.ts";

/** The next sweep resumes an interrupted one. */
export const sweepCalendar = async (
  { events, eventAnswers, ownedFiles }: Stores,
  now: Date,
): Promise<void> => {
  const isOver = deletedForGood(now);
  const gone = Array.from((await events.projection()).entries()).filter(({ listed }) => isOver(listed));
  for (const { id } of gone) {
    const event = await events.find(id);
    if (!event || !isOver(event)) continue;
    await events.remove(id, {
      from: event,
      ifVersion: event.version,
      inTransaction: (event) => [eventAnswers.removeWrite(id), ...eventFiles.freeWrites(event, ownedFiles)],
    });
  }
};
