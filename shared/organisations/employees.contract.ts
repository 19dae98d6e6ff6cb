import * as z from "zod";
import { administrators, officeAdmin, ruleOnPath, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { exportableListQuery, jsonParameter, listQuery, page } from "../contract/list.ts";
import { Employee } from "./employee.ts";
import { EmployeeChange, EmployeeDraft } from "./employee-draft.ts";
import { EMPLOYEE_IMPORT_BODY_LIMIT, EmployeeImport, EmployeeImportResult } from "./employee-import.ts";

const listFields = {
  filters: ["employedAt", "isDirector", "lastname", "jobTitle", "specialty"],
  sort: ["lastname", "firstname", "jobTitle", "specialty", "employedAt"],
} as const;

/** `?withCreator=true`, as the specification spells it. */
const withCreator = z.object({ withCreator: jsonParameter(z.boolean()).optional() });

/** What the people of the group do, each once and in order. */
const Professions = z
  .object({ jobTitles: z.array(z.string()), specialties: z.array(z.string()) })
  .meta({ id: "Professions" });

export const employees = {
  list: endpoint({
    method: "GET",
    path: "/v1/organisations/employees",
    access: signedIn,
    summary: "Everybody who works in the group",
    query: listQuery(listFields),
    reply: page(Employee),
  }),
  ofOrganisation: endpoint({
    method: "GET",
    path: "/v1/organisations/{id}/employees",
    access: signedIn,
    summary: "Everybody who works in one office",
    query: listQuery(listFields),
    reply: page(Employee),
    problems: ["organisation.not-found"],
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/{id}",
    access: signedIn,
    summary: "One employee",
    query: withCreator,
    reply: Employee,
    versioned: true,
    problems: ["employee.not-found"],
  }),
  professions: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/professions",
    access: signedIn,
    summary: "The job titles and specialties there are",
    reply: Professions,
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
    problems: ["organisation.not-found"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/v1/organisations/employees/{id}",
    access: officeAdmin,
    summary: "Changes the fields that are there; moving somebody takes the right at both offices",
    audited: "employee.changed",
    body: EmployeeChange,
    reply: Employee,
    versioned: true,
    problems: ["employee.not-found", "employee.own-directorship", "entity.changed"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/organisations/employees/{id}",
    access: officeAdmin,
    summary: "Deletes an employee; what they wrote stays, and their users can no longer sign in",
    audited: ["employee.deleted", "user.deactivated"],
    current: Employee,
    problems: ["employee.not-found", "employee.is-self", "employee.is-administrator", "entity.changed"],
  }),
  export: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/export",
    access: administrators,
    summary: "The directory, to be taken home",
    query: exportableListQuery(listFields).required({ export: true }),
    reply: page(Employee),
    exports: "employees.exported",
  }),
  import: endpoint({
    method: "POST",
    path: "/v1/organisations/employees/import",
    access: administrators,
    summary: "Takes over a list of employees: new ones and changed ones, known by id or e-mail address",
    audited: "employees.imported",
    body: EmployeeImport,
    bodyLimit: EMPLOYEE_IMPORT_BODY_LIMIT,
    reply: EmployeeImportResult,
  }),
};
