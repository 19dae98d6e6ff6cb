import { isAllowed, isAllowedAnywhere, isOwner, type Rule, type Viewer } from "./permissions.ts";

export interface AccessRequest {
  readonly viewer: Viewer;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly subject: unknown;
}

/** `null` is the whole group; all resources must be allowed. */
export type ResourceOf = (request: AccessRequest) => readonly (string | null)[] | "anywhere";

/** `needsSubject`: the server loads the entity first, so an unknown one is 404 and a visible one 403. */
export interface Access<NeedsSubject extends boolean = boolean, Session extends boolean = boolean> {
  readonly label: string;
  readonly session: Session;
  readonly needsSubject: NeedsSubject;
  readonly decide: (request: AccessRequest) => boolean;
  /** Decided by a rule alone, so that machines may call it, too. */
  readonly byRule: boolean;
}

const access = <NeedsSubject extends boolean>(
  label: string,
  needsSubject: NeedsSubject,
  decide: (request: AccessRequest) => boolean,
): Access<NeedsSubject, true> => ({ label, session: true, needsSubject, decide, byRule: false });

const byRule = <NeedsSubject extends boolean>(decided: Access<NeedsSubject, true>) => ({
  ...decided,
  byRule: true,
});

/** API Gateway limits all such calls together, `callsPerMinute` those of a network. */
export const anyone: Access<false, false> = {
  label: "public",
  session: false,
  needsSubject: false,
  decide: () => true,
  byRule: false,
};

export const signedIn = access("session", false, () => true);

export const administrators = access("admin", false, ({ viewer }) => viewer.isAdmin);

const fieldIn = (value: unknown, field: string): string | null => {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, field) : null;
  return typeof found === "string" ? found : null;
};

const isSelf = ({ viewer, subject }: AccessRequest) =>
  viewer.employeeId !== null && viewer.employeeId === fieldIn(subject, "id");

export const selfOrAdmin = access("self|admin", true, (request) => isSelf(request) || request.viewer.isAdmin);

export const selfOrOfficeAdmin = access(
  "self|ADMIN_ORG:employedAt",
  true,
  (request) =>
    isSelf(request) || isAllowed(request.viewer, "ADMIN_ORG", fieldIn(request.subject, "employedAt")),
);

const holds = (rule: Rule, resources: ReturnType<ResourceOf>, viewer: Viewer) =>
  resources === "anywhere"
    ? isAllowedAnywhere(viewer, rule)
    : resources.every((resource) => isAllowed(viewer, rule, resource));

export const rule = (name: Rule, resourceOf: ResourceOf, label: string = name) =>
  byRule(access(label, false, (request) => holds(name, resourceOf(request), request.viewer)));

/** Also checks the organisation that the body would move the entity to. */
export const ruleOnSubject = (name: Rule, resourceOf: ResourceOf, label: string = name) =>
  byRule(access(label, true, (request) => holds(name, resourceOf(request), request.viewer)));

export const ruleOnPath = (name: Rule, parameter: string) =>
  byRule(
    access(`${name}:{${parameter}}`, true, ({ viewer, params }) =>
      isAllowed(viewer, name, params[parameter] ?? null),
    ),
  );

const mentionsEmployer = (value: unknown) =>
  typeof value === "object" && value !== null && "employedAt" in value && value.employedAt !== undefined;

export const officeAdmin = byRule(
  access("ADMIN_ORG:employedAt", true, ({ viewer, subject, body }) =>
    [subject, ...(mentionsEmployer(body) ? [body] : [])].every((person) =>
      isAllowed(viewer, "ADMIN_ORG", fieldIn(person, "employedAt")),
    ),
  ),
);

const isCreator = ({ viewer, subject }: AccessRequest) =>
  isOwner(viewer, { createdBy: fieldIn(subject, "createdBy"), ownedBy: fieldIn(subject, "ownedBy") });

export const creatorOrAdmin = access(
  "creator|admin",
  true,
  (request) => isCreator(request) || request.viewer.isAdmin,
);

/** Whoever wrote it, or who has the rule for its group of forums. */
export const creatorOr = (name: Rule) =>
  access(
    `creator|${name}`,
    true,
    (request) => isCreator(request) || isAllowed(request.viewer, name, fieldIn(request.subject, "groupId")),
  );

const organisationIn = (value: unknown): string | null => {
  if (typeof value !== "object" || value === null || !("organisationId" in value)) return null;
  return typeof value.organisationId === "string" ? value.organisationId : null;
};

const mentionsOrganisation = (value: unknown) =>
  typeof value === "object" && value !== null && "organisationId" in value;

export const ofEmployer: ResourceOf = ({ viewer }) => [viewer.employedAt];
export const everywhere: ResourceOf = () => [null];
export const anywhere: ResourceOf = () => "anywhere";
export const ofBody: ResourceOf = ({ body }) => [organisationIn(body)];
export const ofSubject: ResourceOf = ({ subject, body }) =>
  mentionsOrganisation(body) ? [organisationIn(subject), organisationIn(body)] : [organisationIn(subject)];
export const ofQueriedOffice: ResourceOf = ({ query }) => [organisationIn(query)];
export const ofQueriedNewsletter: ResourceOf = ({ query }) => [
  typeof query === "object" && query !== null && "newsletter" in query
    ? organisationIn(query.newsletter)
    : null,
];

const mentionsGroup = (value: unknown) =>
  typeof value === "object" && value !== null && "groupId" in value && value.groupId !== undefined;

/** A forum is moved only by who has the rule in both groups. */
export const ofGroup: ResourceOf = ({ subject, body }) =>
  [subject, body].flatMap((value) => (mentionsGroup(value) ? [fieldIn(value, "groupId")] : []));
export const ofParentGroup: ResourceOf = ({ body }) => [fieldIn(body, "parentId")];
