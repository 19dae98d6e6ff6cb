import { usersOfEmployee as contract } from "../../../shared/login/users.contract.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import type { LoginDeps } from "../login.deps.ts";

export const usersOfEmployee = implement<typeof contract, LoginDeps, Stored<Employee>>(
  contract,
  {
    list: async ({ resource }, { users }) => {
      const known = await users.projection();
      const data = Array.from(known.entries())
        .filter(({ listed }) => listed.employeeId === resource.id)
        .map(({ id, listed }) => ({ ...listed, id }));
      return { totalCount: data.length, data };
    },
  },
  { resource: { source: ({ employees }) => employees } },
);
