import * as z from "zod";
import { selfOrAdmin } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { ForumSetting, ForumSettingChange } from "../discussions/forum-setting.ts";

/** A transaction takes a hundred writes. */
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
    problems: ["employee.not-found"],
  }),
  update: endpoint({
    method: "PATCH",
    path,
    access: selfOrAdmin,
    summary: "Changes the settings that are sent, and answers all of them",
    body: z.array(ForumSettingChange).max(MOST_CHANGES),
    reply: settings,
    problems: [
      "employee.not-found",
      "forum.unknown",
      "forum-setting.not-this-one",
      "forum-setting.not-reachable",
    ],
  }),
};
