import { areaFunction } from "../platform/http/area-function.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openSessions } from "../platform/session/session.repository.ts";
import { openTable } from "../platform/table.ts";
import { employees } from "./employees/employees.ts";
import { organisations } from "./organisations.ts";

const table = openTable();
const people = openPeople(table);

export const handler = areaFunction([organisations, employees], {
  ...people,
  sessions: openSessions(table, people),
});
