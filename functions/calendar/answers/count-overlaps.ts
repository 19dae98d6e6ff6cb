import { overlaps } from "../../../shared/calendar/event-times.ts";
import { asEventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import type { Stores } from "../../data/stores.ts";
import { allEmployees } from "../layers/all-employees.ts";
import type { SeenEvent } from "../notifications/wants-event.ts";

type Planned = SeenEvent & Pick<StoredEvent, "start" | "end">;

export const countOverlaps = async (planned: Planned, deps: Stores & { readonly viewer: Viewer }) => {
  const own = asEventViewer(deps.viewer);
  const period = { from: planned.start, to: planned.end };
  const others = Array.from((await deps.events.projection()).entries(), ({ listed }) => listed).filter(
    (event) =>
      event.id !== planned.id && event.asksForAnswers && overlaps(event, period) && maySeeEvent(own, event),
  );
  const [states, people, viewerOf] = await Promise.all([
    deps.eventAnswers.readMany(others.map(({ id }) => id)),
    allEmployees(deps.employees),
    loadEmployeeViewers(deps),
  ]);
  const busy = new Set(
    Array.from(states.values()).flatMap(({ answers }) =>
      Object.values(answers).flatMap(({ answer, employeeId }) => (answer === "yes" ? employeeId : [])),
    ),
  );
  const asked = people.filter((person) => {
    const eventViewer = viewerOf(person);
    return eventViewer !== undefined && maySeeEvent(eventViewer, planned);
  });
  return { asked: asked.length, busy: asked.filter(({ id }) => busy.has(id)).length };
};
