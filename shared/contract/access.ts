import { isAllowed, isAllowedAnywhere, isOwner, type Rule, type Viewer } from "./permissions.ts";

export interface AccessRequest {
  readonly viewer: Viewer;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly resource: unknown;
}

/** `null` is the whole group; the caller must hold the rule for every scope. */
export type ScopesOf = (request: AccessRequest) => readonly (string | null)[] | "anywhere";

/** `needsResource`: the server loads the entity first, so an unknown one is 404 and a visible one 403. */
export interface Access<NeedsResource extends boolean = boolean, Session extends boolean = boolean> {
  readonly label: string;
  readonly session: Session;
  readonly needsResource: NeedsResource;
  readonly decide: (request: AccessRequest) => boolean;
  /** A rule alone decides, so that machines may call it, too. */
  readonly byRule: boolean;
}

const access = <NeedsResource extends boolean>(
  label: string,
  needsResource: NeedsResource,
  decide: (request: AccessRequest) => boolean,
): Access<NeedsResource, true> => ({ label, session: true, needsResource, decide, byRule: false });

const byRule = <NeedsResource extends boolean>(decided: Access<NeedsResource, true>) => ({
  ...decided,
  byRule: true,
});

/** API Gateway limits all public calls together, `callsPerMinute` those of a network. */
export const anyone: Access<false, false> = {
  label: "public",
  session: false,
  needsResource: false,
  decide: () => true,
  byRule: false,
};

export const signedIn = access("session", false, () => true);

export const administrators = access("admin", false, ({ viewer }) => viewer.isAdmin);

const fieldIn = (value: unknown, field: string): string | null => {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, field) : null;
  return typeof found === "string" ? found : null;
};

const isSelf = ({ viewer, resource }: AccessRequest) =>
  viewer.employeeId !== null && viewer.employeeId === fieldIn(resource, "id");

export const selfOrAdmin = access("self|admin", true, (request) => isSelf(request) || request.viewer.isAdmin);

export const selfOrOfficeAdmin = access(
  "self|ADMIN_ORG:employedAt",
  true,
  (request) =>
    isSelf(request) || isAllowed(request.viewer, "ADMIN_ORG", fieldIn(request.resource, "employedAt")),
);

const holds = (rule: Rule, scopes: ReturnType<ScopesOf>, viewer: Viewer) =>
  scopes === "anywhere"
    ? isAllowedAnywhere(viewer, rule)
    : scopes.every((scope) => isAllowed(viewer, rule, scope));

export const rule = (name: Rule, scopesOf: ScopesOf, label: string = name) =>
  byRule(access(label, false, (request) => holds(name, scopesOf(request), request.viewer)));

/** Also checks the organisation that the body would move the entity to. */
export const ruleOnResource = (name: Rule, scopesOf: ScopesOf, label: string = name) =>
  byRule(access(label, true, (request) => holds(name, scopesOf(request), request.viewer)));

export const ruleOnPath = (name: Rule, parameter: string) =>
  byRule(
    access(`${name}:{${parameter}}`, true, ({ viewer, params }) =>
      isAllowed(viewer, name, params[parameter] ?? null),
    ),
  );

const mentionsEmployer = (value: unknown) =>
  typeof value === "object" && value !== null && "employedAt" in value && value.employedAt !== undefined;

export const officeAdmin = byRule(
  access("ADMIN_ORG:employedAt", true, ({ viewer, resource, body }) =>
    [resource, ...(mentionsEmployer(body) ? [body] : [])].every((person) =>
      isAllowed(viewer, "ADMIN_ORG", fieldIn(person, "employedAt")),
    ),
  ),
);

const isCreator = ({ viewer, resource }: AccessRequest) =>
  isOwner(viewer, { createdBy: fieldIn(resource, "createdBy"), ownedBy: fieldIn(resource, "ownedBy") });

export const creatorOrAdmin = access(
  "creator|admin",
  true,
  (request) => isCreator(request) || request.viewer.isAdmin,
);

export const creatorOr = (name: Rule) =>
  access(
    `creator|${name}`,
    true,
    (request) => isCreator(request) || isAllowed(request.viewer, name, fieldIn(request.resource, "groupId")),
  );

const organisationIn = (value: unknown): string | null => {
  if (typeof value !== "object" || value === null || !("organisationId" in value)) return null;
  return typeof value.organisationId === "string" ? value.organisationId : null;
};

const mentionsOrganisation = (value: unknown) =>
  typeof value === "object" && value !== null && "organisationId" in value;

export const ofEmployer: ScopesOf = ({ viewer }) => [viewer.employedAt];
export const everywhere: ScopesOf = () => [null];
export const anywhere: ScopesOf = () => "anywhere";
export const ofBody: ScopesOf = ({ body }) => [organisationIn(body)];
export const ofResource: ScopesOf = ({ resource, body }) =>
  mentionsOrganisation(body) ? [organisationIn(resource), organisationIn(body)] : [organisationIn(resource)];
export const ofQueriedOffice: ScopesOf = ({ query }) => [organisationIn(query)];
export const ofQueriedNewsletter: ScopesOf = ({ query }) => [
  typeof query === "object" && query !== null && "newsletter" in query
    ? organisationIn(query.newsletter)
    : null,
];

const mentionsGroup = (value: unknown) =>
  typeof value === "object" && value !== null && "groupId" in value && value.groupId !== undefined;

/** Moving a forum needs the rule in both groups. */
export const ofGroup: ScopesOf = ({ resource, body }) =>
  [resource, body].flatMap((value) => (mentionsGroup(value) ? [fieldIn(value, "groupId")] : []));
export const ofParentGroup: ScopesOf = ({ body }) => [fieldIn(body, "parentId")];
