import * as z from "zod";
import { Id } from "../contract/wire.ts";
import type { Employee } from "../organisations/employee.ts";

/** Whether somebody is told by mail of what is written in a forum (specification section 3). */
export const ForumSetting = z
  .object({
    forumId: Id,
    employeeId: Id,
    forumName: z.string(),
    active: z.boolean(),
    /** Whether mails about this forum can reach the person at all. */
    isAllowed: z.boolean(),
  })
  .meta({ id: "ForumSetting" });
export type ForumSetting = z.infer<typeof ForumSetting>;

/** What is sent of a setting: the rows that changed. */
export const ForumSettingChange = ForumSetting.pick({ forumId: true, employeeId: true, active: true });
export type ForumSettingChange = z.infer<typeof ForumSettingChange>;

/** Everybody who works in the group reads every forum; only who has no address cannot be told of it. */
export const mayBeNotified = ({ email }: Pick<Employee, "email">): boolean => email !== null;
