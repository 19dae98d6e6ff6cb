import { type EventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { seated } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState } from "../../data/calendar/event-answers.repository.ts";

export type SeenEvent = Pick<StoredEvent, "id" | "visibility" | "createdBy" | "end" | "deletedAt">;

/** Whether the event is news to somebody, regardless of their notification settings. */
export const concernsEvent = (
  { id }: Pick<Employee, "id">,
  event: SeenEvent,
  viewer: EventViewer | undefined,
  now: Date,
): boolean =>
  viewer !== undefined &&
  id !== event.createdBy &&
  Date.parse(event.end) > now.getTime() &&
  maySeeEvent(viewer, event);

/** An office comes with whoever answered for it. */
export const comers = (event: StoredEvent, state: AnswersState): ReadonlySet<string> =>
  new Set(
    seated(state, event)
      .filter((row) => row.state === "coming")
      .map(({ employeeId }) => employeeId),
  );
