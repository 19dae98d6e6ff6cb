import type { login } from "../../shared/login/login.contract.ts";
import { employeeProblems } from "../../shared/organisations/organisations.problems.ts";
import { changedEmployee } from "../data/people/change-employee.ts";
import type { Handlers } from "../platform/http/implement.ts";
import { notFound } from "../platform/http/problem.ts";
import type { LoginDeps } from "./login.deps.ts";

export const profile: Handlers<typeof login.profile, LoginDeps, undefined> = {
  read: async (_, { employees, viewer }) =>
    (viewer.employeeId && (await employees.find(viewer.employeeId))) || notFound(employeeProblems.notFound),

  update: ({ body, ifVersion }, deps) =>
    deps.employees.update(
      deps.viewer.employeeId ?? notFound(employeeProblems.notFound),
      (current) => changedEmployee(current, body, deps),
      { ifVersion },
    ),
};
