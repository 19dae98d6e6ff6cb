import { roleProblems } from "../../../shared/login/login.problems.ts";
import type { Role } from "../../../shared/login/role.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

const listedOf = ({ name, ruleGroupName }: Role) => ({ name, ruleGroupName });
export type ListedRole = ReturnType<typeof listedOf>;

export const openRoles = (table: Table) =>
  openCollection<Role, ListedRole>(table, {
    name: "ROLE",
    missing: roleProblems.notFound,
    listed: listedOf,
    fieldOf: (listed, field) => listed[field as keyof ListedRole],
    unique: [
      {
        name: "name",
        of: ({ ruleGroupName, name }) => `${ruleGroupName}|${name}`.toLowerCase(),
        taken: roleProblems.nameTaken,
        path: "name",
      },
    ],
    searchText: ({ name, ruleGroupName }) => [name, ruleGroupName],
    defaultSort: [
      { field: "ruleGroupName", direction: "asc" },
      { field: "name", direction: "asc" },
    ],
  });

export type Roles = ReturnType<typeof openRoles>;
