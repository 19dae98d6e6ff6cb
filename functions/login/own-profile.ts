import type { login } from "../../shared/login/login.contract.ts";
import { OwnProfileChange } from "../../shared/organisations/employee-draft.ts";
import { employeeProblems } from "../../shared/organisations/organisations.problems.ts";
import { changedEmployee, requireAsRead } from "../data/people/change-employee.ts";
import type { Handlers } from "../platform/http/implement.ts";
import { notFound } from "../platform/http/problem.ts";
import type { LoginDeps } from "./login.deps.ts";
import { profileText as text } from "./login.text.ts";

export const profile: Handlers<typeof login.profile, LoginDeps, undefined> = {
  read: async (_, { employees, viewer }) =>
    (viewer.employeeId && (await employees.find(viewer.employeeId))) || notFound(employeeProblems.notFound),

  update: ({ body, ifVersion }, deps) => {
    const others = Object.entries(body).filter(([field]) => !(field in OwnProfileChange.shape));
    return deps.employees.update(
      deps.viewer.employeeId ?? notFound(employeeProblems.notFound),
      (current) => {
        requireAsRead(current, Object.fromEntries(others), text.notYours);
        return changedEmployee(current, OwnProfileChange.parse(body), deps);
      },
      { ifVersion },
    );
  },
};
