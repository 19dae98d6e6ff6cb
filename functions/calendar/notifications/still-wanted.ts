import { maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { seated } from "../../data/calendar/attendance.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import { loadReachable } from "../../data/people/reachable-employees.ts";
import type { Stores } from "../../data/stores.ts";
import { loadComing, loadUnanswered } from "./remind-of-event.ts";
import { concernsEvent } from "./wants-event.ts";

const wantsSeat = async (state: string, eventId: string, employee: Employee, deps: Stores) => {
  const [event, answers] = await Promise.all([deps.events.find(eventId), deps.eventAnswers.read(eventId)]);
  if (!event || event.deletedAt !== null || !event.asksForAnswers) return false;
  const isSeated = seated(answers, event).some(
    (row) => row.employeeId === employee.id && row.state === state,
  );
  const viewer = isSeated ? (await loadEmployeeViewers(deps))(employee) : undefined;
  return viewer !== undefined && maySeeEvent(viewer, event);
};

export const openStillWanted =
  (deps: Stores, clock = () => new Date()) =>
  async ({ about = "", id = "", employeeId = "" }: Readonly<Record<string, string>>): Promise<boolean> => {
    const employee = await deps.employees.find(employeeId);
    if (!employee || !(await loadReachable(deps))(employee)) return false;
    const event = await deps.events.find(id);
    switch (about) {
      case "announcement":
        return (
          event !== undefined &&
          employee.notifyAboutCalendarEvents &&
          concernsEvent(employee, event, (await loadEmployeeViewers(deps))(employee), clock())
        );
      case "dayAhead":
        return (await loadComing(id, deps, clock()))?.wants(employee) ?? false;
      case "reminder":
        return (await loadUnanswered(id, deps, clock()))?.wants(employee) ?? false;
      case "cancelled":
        return event !== undefined && event.deletedAt !== null;
      default:
        return wantsSeat(about, id, employee, deps);
    }
  };
