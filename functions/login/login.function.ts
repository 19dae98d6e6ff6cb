import { areaFunction } from "../platform/http/area-function.ts";
import { openPeople } from "../platform/people/open-people.ts";
import { openSessions } from "../platform/session/session.repository.ts";
import { openTable } from "../platform/table.ts";
import { openAccounts } from "./accounts.repository.ts";
import { login } from "./login.ts";
import { openSignInAttempts } from "./sign-in-attempts.repository.ts";

const table = openTable();
const people = openPeople(table);

export const handler = areaFunction([login], {
  table,
  ...people,
  accounts: openAccounts(table, people),
  sessions: openSessions(table, people),
  attempts: openSignInAttempts(table),
});
