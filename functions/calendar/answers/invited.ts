import { maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { answererOf } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState } from "../../data/calendar/event-answers.repository.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import type { Stores } from "../../data/stores.ts";

type Person = Pick<Employee, "id" | "isDirector" | "employedAt">;

/** Returns for whom a person can still answer: for themselves or for their office. */
export const loadMissing = async (
  event: StoredEvent,
  { answers }: AnswersState,
  deps: Pick<Stores, "users" | "organisations">,
): Promise<(person: Person) => string | undefined> => {
  const viewerOf = await loadEmployeeViewers(deps);
  return (person) => {
    const viewer = viewerOf(person);
    if (!viewer || !maySeeEvent(viewer, event)) return undefined;
    const who = answererOf(event, { employeeId: person.id, employedAt: person.employedAt });
    return who === null || who in answers ? undefined : who;
  };
};
