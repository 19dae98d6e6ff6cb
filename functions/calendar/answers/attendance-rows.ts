import type { AttendanceRow } from "../../../shared/calendar/event-attendance.ts";
import { isAllowed, isOwner, type Viewer } from "../../../shared/contract/permissions.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { seated } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState } from "../../data/calendar/event-answers.repository.ts";
import type { Stores } from "../../data/stores.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import { allEmployees } from "../layers/all-employees.ts";
import { answersText } from "./answers.text.ts";
import { loadMissing } from "./invited.ts";

const shownToAll: readonly AttendanceRow["state"][] = ["coming", "waiting", "maybe"];

export const rowRules: ListRules<AttendanceRow> = {
  fieldOf: (row, field) => {
    switch (field) {
      case "state":
        return row.state;
      case "organisationId":
        return row.organisationId;
      case "answeredAt":
        return row.answeredAt;
      default:
        return row.name;
    }
  },
  searchText: ({ name, organisationName }) => [name, organisationName],
  defaultSort: [{ field: "name", direction: "asc" }],
};

const looksAfter = (viewer: Viewer, event: StoredEvent) =>
  isOwner(viewer, event) || isAllowed(viewer, "EDIT_EVENTS", event.organisationId);

export const attendanceRows = async (
  event: StoredEvent,
  state: AnswersState,
  deps: Stores & { readonly viewer: Viewer },
): Promise<readonly AttendanceRow[]> => {
  const [people, offices, missing] = await Promise.all([
    allEmployees(deps.employees),
    deps.organisations.projection(),
    loadMissing(event, state, deps),
  ]);
  const names = new Map(people.map((person) => [person.id, fullName(person)]));
  const officeName = (id: string | null) => (id === null ? null : (offices.get(id)?.name ?? null));
  const isOffices = event.answersPer === "office";
  const rowOf = (who: string, employeeId: string | null, organisationId: string | null) => ({
    id: who,
    employeeId,
    organisationId,
    name: (isOffices ? officeName(who) : names.get(who)) ?? answersText.gone,
    organisationName: officeName(organisationId),
  });
  const answered = seated(state, event).map(
    ({ who, employeeId, organisationId, persons, state: own, position, answeredAt }): AttendanceRow => ({
      ...rowOf(who, employeeId, organisationId),
      persons,
      state: own,
      position,
      answeredAt,
    }),
  );
  if (!looksAfter(deps.viewer, event)) return answered.filter((row) => shownToAll.includes(row.state));
  const lacking = new Map(
    people.flatMap((person) => {
      const who = missing(person);
      return who === undefined ? [] : [[who, person] as const];
    }),
  );
  return [
    ...answered,
    ...Array.from(
      lacking,
      ([who, { id, employedAt }]): AttendanceRow => ({
        ...rowOf(who, isOffices ? null : id, employedAt),
        persons: 0,
        state: "missing",
        position: null,
        answeredAt: null,
      }),
    ),
  ];
};
