import * as z from "zod";
import { Id } from "./wire.ts";

/** The rules a role can grant (specification section 6). */
export const Rule = z.enum([
  "EDIT_GROUP",
  "DELETE_GROUP",
  "ADMIN_ORG",
  "EDIT_EVENTS",
  "READ_NEWS",
  "EDIT_NEWS",
  "ADMIN_MISC",
]);
export type Rule = z.infer<typeof Rule>;

/** What a rule is granted for where it does not hold everywhere: an office, or a group of forums. */
export const ressourceKinds: Readonly<Record<Rule, "organisation" | "group">> = {
  EDIT_GROUP: "group",
  DELETE_GROUP: "group",
  ADMIN_ORG: "organisation",
  EDIT_EVENTS: "organisation",
  READ_NEWS: "organisation",
  EDIT_NEWS: "organisation",
  ADMIN_MISC: "organisation",
};

/** A rule everywhere (`ressource` null) or for one organisation or group. */
const Grant = z.object({ rule: Rule, ressource: Id.nullable() });
export type Grant = Readonly<z.infer<typeof Grant>>;

/** The caller, as every decision about access sees them. */
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
  .meta({ id: "Viewer" });

export interface Viewer extends Readonly<z.infer<typeof Viewer>> {
  /** Must set up a second factor before anything else; the server's own concern. */
  readonly lacksSecondFactor?: boolean;
}

/** What decisions on single rows look at of a viewer. */
export type Rights = Pick<Viewer, "userId" | "employeeId" | "isAdmin" | "grants">;

/** A viewer, reduced to that. */
export const rightsOf = ({ userId, employeeId, isAdmin, grants }: Viewer): Rights => ({
  userId,
  employeeId,
  isAdmin,
  grants,
});

/** Whether a grant holds for the rule on the resource; without a resource, whether it holds everywhere. */
export const allows = (grant: Grant, rule: Rule, ressource: string | null): boolean =>
  grant.rule === rule && (grant.ressource === null || grant.ressource === ressource);

/** Whether the viewer holds the rule on the resource; without a resource, whether they hold it everywhere. */
export const isAllowed = (
  viewer: Pick<Viewer, "isAdmin" | "grants">,
  rule: Rule,
  ressource: string | null = null,
): boolean => viewer.isAdmin || viewer.grants.some((grant) => allows(grant, rule, ressource));

/** Whether the viewer holds the rule on at least one resource. */
export const isAllowedAnywhere = (viewer: Pick<Viewer, "isAdmin" | "grants">, rule: Rule): boolean =>
  viewer.isAdmin || viewer.grants.some((grant) => grant.rule === rule);

/** The id that `createdBy` and `modifiedBy` keep: the employee's, or the user's where a user is no employee. */
export const actorOf = (viewer: Pick<Viewer, "userId" | "employeeId">): string =>
  viewer.employeeId ?? viewer.userId;
