import * as z from "zod";
import { type Viewer as AnyViewer, rules } from "./permissions.ts";
import { Id } from "./wire.ts";

export const Rule = z.enum(rules);

const Grant = z.object({ rule: Rule, ressource: Id.nullable() });

export const Viewer = z
  .object({
    userId: Id,
    username: z.string(),
    isAdmin: z.boolean(),
    employeeId: Id.nullable(),
    employedAt: Id.nullable(),
    isDirector: z.boolean(),
    office: z.object({ isPartner: z.boolean(), isAssociate: z.boolean() }).nullable(),
    grants: z.array(Grant).readonly(),
  })
  .meta({ id: "Viewer" }) satisfies z.ZodType<AnyViewer>;
