import * as z from "zod";
import { Id } from "../contract/wire.ts";
import type { Employee } from "../organisations/employee.ts";

export const ForumSetting = z
  .object({
    forumId: Id,
    employeeId: Id,
    forumName: z.string(),
    active: z.boolean(),
    isAllowed: z.boolean(),
  })
  .meta({ id: "ForumSetting" });
export type ForumSetting = z.infer<typeof ForumSetting>;

export const ForumSettingChange = ForumSetting.pick({ forumId: true, employeeId: true, active: true });
export type ForumSettingChange = z.infer<typeof ForumSettingChange>;

/** Everybody in the group may read every forum, so an address suffices. */
export const mayBeNotified = ({ email }: Pick<Employee, "email">): boolean => email !== null;
