import * as z from "zod";
import { Id } from "../contract/wire.ts";
import type { Employee } from "../organisations/employee.ts";

export const ForumSetting = z
  .object({
    forumId: Id,
    employeeId: Id,
    forumName: z.string(),
    active: z.boolean(),
    /** Whether the person can be notified at all. */
    isAllowed: z.boolean(),
  })
  .meta({ id: "ForumSetting" });
export type ForumSetting = z.infer<typeof ForumSetting>;

export const ForumSettingChange = ForumSetting.pick({ forumId: true, employeeId: true, active: true });
export type ForumSettingChange = z.infer<typeof ForumSettingChange>;

/** Everybody in the group reads every forum; only without an address nobody can be notified. */
export const mayBeNotified = ({ email }: Pick<Employee, "email">): boolean => email !== null;
