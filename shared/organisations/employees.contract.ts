import * as z from "zod";
import { administrators, officeAdmin, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { choicesOf } from "../contract/fields.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { jsonParameter, page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { pageWithPictures } from "../files/pictures.ts";
import { employeeFields } from "./employee.fields.ts";
import { Employee } from "./employee.ts";
import { EmployeePatch } from "./employee-draft.ts";
import { EMPLOYEE_IMPORT_BODY_LIMIT, EmployeeImport, EmployeeImportResult } from "./employee-import.ts";
import { employeeExportQuery, employeeListQuery } from "./employee-list.ts";
import { employeeProblems } from "./organisations.problems.ts";

const withCreator = z.object({ withCreator: jsonParameter(z.boolean()).optional() });

const Professions = z
  .object(choicesOf(employeeFields, () => z.array(z.string())))
  .meta({ id: "Professions" });

export const employees = {
  list: endpoint({
    method: "GET",
    path: "/v1/organisations/employees",
    access: signedIn,
    summary: "Everybody who works in the group",
    query: employeeListQuery,
    reply: pageWithPictures(Employee),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/{id}",
    access: signedIn,
    summary: "One employee",
    query: withCreator,
    reply: Employee,
    versioned: true,
    problems: [employeeProblems.notFound],
  }),
  professions: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/professions",
    access: signedIn,
    summary: "The job titles and specialties there are",
    reply: Professions,
  }),
  update: endpoint({
    method: "PATCH",
    path: "/v1/organisations/employees/{id}",
    access: officeAdmin,
    summary: "Changes the fields that are there; moving somebody takes the right at both offices",
    audited: "employee.changed",
    body: EmployeePatch,
    reply: Employee,
    versioned: true,
    problems: [
      employeeProblems.notFound,
      employeeProblems.ownDirectorship,
      employeeProblems.notYours,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/organisations/employees/{id}",
    access: officeAdmin,
    summary: "Deletes an employee; what they wrote stays, and their users can no longer sign in",
    audited: ["employee.deleted", "user.deactivated", "employee.belongings-handed-over"],
    query: z.object({ handOverTo: Id.optional() }),
    current: Employee,
    problems: [
      employeeProblems.notFound,
      employeeProblems.isSelf,
      employeeProblems.isAdministrator,
      employeeProblems.noSuccessor,
      entityProblems.changed,
    ],
  }),
  export: endpoint({
    method: "GET",
    path: "/v1/organisations/employees/export",
    access: administrators,
    summary: "The directory, to be exported",
    query: employeeExportQuery,
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
