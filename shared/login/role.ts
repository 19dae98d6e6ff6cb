import * as z from "zod";
import { Rule } from "../contract/permissions.ts";
import { Id } from "../contract/wire.ts";

export const Role = z
  .object({
    id: Id,
    name: z.string(),
    ruleGroupName: z.string(),
    rules: z.array(z.object({ rule: Rule, ressource: Id.nullish() })),
  })
  .meta({ id: "Role" });
export type Role = z.infer<typeof Role>;
