import * as z from "zod";
import { selfOrAdmin } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { forumProblems, forumSettingProblems } from "../discussions/discussions.problems.ts";
import { ForumSetting, ForumSettingChange } from "../discussions/forum-setting.ts";
import { employeeProblems } from "./organisations.problems.ts";

/** A DynamoDB transaction takes a hundred writes. */
const MOST_CHANGES = 100;

const path = "/v1/organisations/employees/{id}/notifications";
const settings = z.array(ForumSetting);

export const forumSettings = {
  read: endpoint({
    method: "GET",
    path,
    access: selfOrAdmin,
    summary: "Of which forums an employee is told by mail",
    reply: settings,
    problems: [employeeProblems.notFound],
  }),
  update: endpoint({
    method: "PATCH",
    path,
    access: selfOrAdmin,
    summary: "Changes the settings that are sent, and answers all of them",
    body: z.array(ForumSettingChange).max(MOST_CHANGES),
    reply: settings,
    problems: [
      employeeProblems.notFound,
      forumProblems.unknown,
      forumSettingProblems.notThisOne,
      forumSettingProblems.notReachable,
    ],
  }),
};
