import * as z from "zod";
import { selfOrOfficeAdmin } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { Id } from "../contract/wire.ts";
import { takingProblems } from "../files/files.problems.ts";
import { Employee } from "./employee.ts";
import { employeeProblems } from "./organisations.problems.ts";

/** An absent text stays as it is. */
const NewPicture = z
  .object({ fileId: Id, profilePictureAltText: z.string().trim().max(300).nullable().optional() })
  .meta({ id: "NewEmployeePicture" });

const path = "/v1/organisations/employees/{id}/picture";

export const employeePicture = {
  set: endpoint({
    method: "PUT",
    path,
    access: selfOrOfficeAdmin,
    summary: "Shows an employee by an uploaded picture, in place of the one before",
    body: NewPicture,
    reply: Employee,
    versioned: true,
    problems: [employeeProblems.notFound, ...takingProblems, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path,
    access: selfOrOfficeAdmin,
    summary: "Removes the picture of an employee, and the words for it",
    audited: "employee.picture-deleted",
    current: Employee,
    problems: [employeeProblems.notFound, entityProblems.changed],
  }),
};
