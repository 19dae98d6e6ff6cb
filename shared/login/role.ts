import * as z from "zod";
import { Rule } from "../contract/viewer.ts";
import { Id, requiredText } from "../contract/wire.ts";

export const Role = z
  .object({
    id: Id,
    name: z.string(),
    ruleGroupName: z.string(),
    rules: z.array(z.object({ rule: Rule, ressource: Id.nullish() })),
  })
  .meta({ id: "Role" });
export type Role = z.infer<typeof Role>;

export const RoleDraft = z
  .object({
    name: requiredText(200),
    ruleGroupName: requiredText(200),
    rules: z.array(z.object({ rule: Rule, ressource: Id.nullish() })).max(200),
  })
  .meta({ id: "RoleDraft" });
