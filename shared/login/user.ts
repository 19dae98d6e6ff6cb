import * as z from "zod";
import { Flag, Id, requiredText } from "../contract/wire.ts";

export const User = z
  .object({
    id: Id,
    username: z.string(),
    isActive: z.boolean(),
    isAdmin: z.boolean(),
    roleId: Id.nullable(),
    employeeId: Id.nullable(),
    hasSecondFactor: Flag,
  })
  .meta({ id: "User" });
export type User = z.infer<typeof User>;

const fields = {
  username: requiredText(200),
  isActive: z.boolean().default(true),
  isAdmin: Flag,
  roleId: Id.nullable().default(null),
  employeeId: Id.nullable().default(null),
};

const passwords = {
  password: z.string().max(1024).nullish(),
  passwordConfirmation: z.string().max(1024).nullish(),
};

const unequal = { path: ["passwordConfirmation"], error: "Die beiden Eingaben sind nicht gleich." };

/** Without a password the employee is invited by mail; a given one must be changed at the first sign-in. */
export const NewUser = z
  .object({ ...fields, ...passwords })
  .refine(
    ({ password, passwordConfirmation: again }) => !password || again == null || password === again,
    unequal,
  )
  .meta({ id: "NewUser" });
export type NewUser = z.output<typeof NewUser>;

export const UserChange = z
  .object({
    username: fields.username,
    isActive: z.boolean(),
    isAdmin: z.boolean(),
    roleId: Id.nullable(),
    employeeId: Id.nullable(),
  })
  .partial()
  .meta({ id: "UserChange" });
export type UserChange = z.output<typeof UserChange>;

/** A new password must be changed at the next sign-in. */
export const UserPatch = UserChange.extend(passwords)
  .refine(({ password, passwordConfirmation: again }) => (password || null) === (again || null), unequal)
  .meta({ id: "UserPatch" });
export type UserPatch = z.output<typeof UserPatch>;
