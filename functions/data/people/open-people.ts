import type { Table } from "../../platform/table/table.ts";
import { openOrganisations } from "../organisations/organisations.collection.ts";
import { openEmployees } from "./employees.collection.ts";
import { openRoles } from "./roles.collection.ts";
import { openUsers } from "./users.collection.ts";

export const openPeople = (table: Table) => ({
  users: openUsers(table),
  employees: openEmployees(table),
  organisations: openOrganisations(table),
  roles: openRoles(table),
});
