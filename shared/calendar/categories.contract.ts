import * as z from "zod";
import { everywhere, rule, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { categoryProblems } from "./calendar.problems.ts";
import { EventCategory, EventCategoryDraft } from "./event-category.ts";

const editors = rule("EDIT_EVENTS", everywhere);

export const categories = {
  list: endpoint({
    method: "GET",
    path: "/v1/calendar/categories",
    access: signedIn,
    summary: "The categories of events by name",
    query: listQuery({ sort: ["name", "type"], isAskedWhole: true }),
    reply: page(EventCategory),
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/calendar/categories",
    access: editors,
    summary: "Creates a category",
    body: EventCategoryDraft,
    reply: EventCategory,
    status: 201,
    versioned: true,
    problems: [categoryProblems.nameTaken],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/calendar/categories/{id}",
    access: editors,
    summary: "Changes name, type and colour of a category",
    body: EventCategoryDraft,
    reply: EventCategory,
    versioned: true,
    problems: [categoryProblems.notFound, categoryProblems.nameTaken, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/calendar/categories/{id}",
    access: editors,
    summary: "Deletes a category, once the number of its events was confirmed; these stay, without one",
    audited: "event-category.deleted",
    query: z.object({ events: z.coerce.number().int().optional() }),
    current: z.object({ events: z.int() }),
    problems: [categoryProblems.notFound, categoryProblems.inUse],
  }),
};
