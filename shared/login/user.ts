import * as z from "zod";
import { Flag, Id } from "../contract/wire.ts";

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
