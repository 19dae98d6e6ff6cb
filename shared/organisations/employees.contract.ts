import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { jsonParameter, listQuery, page } from "../contract/list.ts";
import { Employee } from "./employee.ts";

const listFields = {
  filters: ["employedAt", "isDirector", "lastname", "jobTitle", "specialty"],
  sort: ["lastname", "firstname", "jobTitle", "employedAt"],
};

/** `?withCreator=true`, as the specification spells it. */
const withCreator = z.object({ withCreator: jsonParameter(z.boolean()).optional() });

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
};
