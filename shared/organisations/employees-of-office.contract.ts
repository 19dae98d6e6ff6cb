import { ruleOnPath, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { pageWithPictures } from "../files/pictures.ts";
import { Employee } from "./employee.ts";
import { EmployeeDraft } from "./employee-draft.ts";
import { employeeListQuery } from "./employee-list.ts";
import { organisationProblems } from "./organisations.problems.ts";

export const employeesOfOffice = {
  list: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}/employees",
    access: signedIn,
    summary: "Everybody who works in one office",
    query: employeeListQuery,
    reply: pageWithPictures(Employee),
    problems: [organisationProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/organisations/{employedAt}/employees",
    access: ruleOnPath("ADMIN_ORG", "employedAt"),
    summary: "Saves a new employee of an office",
    body: EmployeeDraft,
    reply: Employee,
    status: 201,
    versioned: true,
    problems: [organisationProblems.notFound],
  }),
};
