export const rules = [
  "EDIT_GROUP",
  "DELETE_GROUP",
  "ADMIN_ORG",
  "EDIT_EVENTS",
  "READ_NEWS",
  "EDIT_NEWS",
  "ADMIN_MISC",
] as const;
export type Rule = (typeof rules)[number];

export const ressourceKinds: Readonly<Record<Rule, "organisation" | "group">> = {
  EDIT_GROUP: "group",
  DELETE_GROUP: "group",
  ADMIN_ORG: "organisation",
  EDIT_EVENTS: "organisation",
  READ_NEWS: "organisation",
  EDIT_NEWS: "organisation",
  ADMIN_MISC: "organisation",
};

export interface Grant {
  readonly rule: Rule;
  /** Null for everywhere. */
  readonly ressource: string | null;
}

export interface Viewer {
  readonly userId: string;
  readonly username: string;
  readonly isAdmin: boolean;
  readonly employeeId: string | null;
  readonly employedAt: string | null;
  readonly isDirector: boolean;
  readonly office: { readonly isPartner: boolean; readonly isAssociate: boolean } | null;
  readonly grants: readonly Grant[];
  /** Never on the wire. */
  readonly lacksSecondFactor?: boolean;
}

export type Rights = Pick<Viewer, "userId" | "employeeId" | "isAdmin" | "grants">;

export const rightsOf = ({ userId, employeeId, isAdmin, grants }: Viewer): Rights => ({
  userId,
  employeeId,
  isAdmin,
  grants,
});

export const allows = (grant: Grant, rule: Rule, ressource: string | null): boolean =>
  grant.rule === rule && (grant.ressource === null || grant.ressource === ressource);

export const isAllowed = (
  viewer: Pick<Viewer, "isAdmin" | "grants">,
  rule: Rule,
  ressource: string | null = null,
): boolean => viewer.isAdmin || viewer.grants.some((grant) => allows(grant, rule, ressource));

export const isAllowedAnywhere = (viewer: Pick<Viewer, "isAdmin" | "grants">, rule: Rule): boolean =>
  viewer.isAdmin || viewer.grants.some((grant) => grant.rule === rule);

export const actorOf = (viewer: Pick<Viewer, "userId" | "employeeId">): string =>
  viewer.employeeId ?? viewer.userId;

/** `ownedBy`: the person it was handed over to; `createdBy` stays. */
export interface Owned {
  readonly createdBy: string | null;
  readonly ownedBy?: string | null | undefined;
}

export const ownerIdOf = ({ createdBy, ownedBy }: Owned): string | null => ownedBy ?? createdBy;

export const isOwner = (viewer: Pick<Viewer, "userId" | "employeeId">, thing: Owned): boolean =>
  ownerIdOf(thing) === actorOf(viewer);
