import { openPeople } from "../../functions/data/people/open-people.ts";
import { openSessions } from "../../functions/data/sessions/session.repository.ts";
import { SESSION_COOKIE, XSRF_COOKIE } from "../../functions/platform/session/session-cookie.ts";
import { newXsrfToken } from "../../functions/platform/session/xsrf-token.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import type { Rule, Viewer } from "../../shared/contract/permissions.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { anEmployee, anOffice, aRole, aUser } from "./people.builder.ts";

interface Grant {
  readonly rule: Rule;
  readonly ressource?: string;
}

export interface Person {
  readonly grants?: readonly Grant[];
  readonly isAdmin?: boolean;
  readonly employee?: Partial<Employee>;
}

export const ownOffice = anOffice({ id: "office-own", name: "Kanzlei Amstetten" });
export const otherOffice = anOffice({ id: "office-other", name: "Kanzlei Zwettl" });

/** Who calls where there is no session. */
export const anAdministrator: Viewer = {
  userId: "admin",
  username: "admin",
  isAdmin: true,
  employeeId: null,
  employedAt: null,
  isDirector: false,
  office: null,
  grants: [],
};

const own = ownOffice.id;

export const readyPeople = {
  employee: { grants: [{ rule: "READ_NEWS", ressource: own }] },
  editor: { grants: [{ rule: "READ_NEWS" }, { rule: "EDIT_NEWS" }] },
  officeEditor: {
    grants: [
      { rule: "READ_NEWS", ressource: own },
      { rule: "EDIT_NEWS", ressource: own },
    ],
  },
  admin: { isAdmin: true },
} as const satisfies Record<string, Person>;

export type ReadyViewer = keyof typeof readyPeople;

export const openAccounts = (table: Table) => {
  const people = openPeople(table);
  const sessions = openSessions(table, people);

  return {
    people,
    createAccount: async ({ grants = [], isAdmin = false, employee: overrides = {} }: Person) => {
      const employee = anEmployee({ employedAt: own, ...overrides });
      const role = aRole({
        rules: grants.map(({ rule, ressource }) => ({ rule, ressource: ressource ?? null })),
      });
      const user = aUser({ employeeId: employee.id, roleId: role.id, isAdmin });
      const { token, write } = sessions.start(user);
      await Promise.all([
        people.employees.insert(employee),
        people.roles.insert(role),
        people.users.insert(user, [write]),
      ]);
      const cookies: [string, string][] = [
        [SESSION_COOKIE, token],
        [XSRF_COOKIE, newXsrfToken(token)],
      ];
      return { user, employee, role, cookies };
    },
  };
};
