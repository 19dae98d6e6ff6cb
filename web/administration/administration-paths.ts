import { COPY_OF, paths, SEARCH_TERM } from "../app/shell/paths.ts";

const segment = encodeURIComponent;
const overview = "/administration";
const templates = `${overview}/templates`;
const users = `${overview}/users`;
const access = `${overview}/access`;
const roles = `${access}/roles`;
const audit = `${overview}/audit`;
const privacy = `${overview}/privacy`;

interface Question {
  readonly user?: string | undefined;
  readonly rule?: string | undefined;
  readonly ressource?: string | undefined;
}

export const ASKED = { user: "benutzer", rule: "recht", ressource: "kanzlei" } as const;

export const PART = "teil";

export const ROLE_GROUP = "gruppe";
export const ROLE = "rolle";

const question = (asked: Question) =>
  new URLSearchParams(
    Object.entries(ASKED).flatMap(([part, name]) => {
      const value = asked[part as keyof Question];
      return value ? [[name, value]] : [];
    }),
  );

export const administrationPaths = {
  overview,
  privacy,
  dataRequest: (id: string) => `${privacy}/requests/${segment(id)}`,
  retention: `${privacy}/retention`,
  settings: `${overview}/settings`,
  users,
  newUser: `${users}/new`,
  user: paths.user,
  usersWithRole: (roleId: string) => `${users}?${new URLSearchParams({ roleId })}`,
  usersNotLinked: `${users}?${new URLSearchParams({ isActive: "true", isAdmin: "false", hasFirmAccount: "false" })}`,
  access,
  accessOf: (username: string) => `${access}?${new URLSearchParams({ [SEARCH_TERM]: username })}`,
  accessTo: (group: string, role: string) =>
    `${access}?${new URLSearchParams({ [ROLE_GROUP]: group, [ROLE]: role })}`,
  giveRole: (username: string, role: { readonly name: string; readonly ruleGroupName: string }) =>
    `${access}?${new URLSearchParams({ [SEARCH_TERM]: username, [ROLE_GROUP]: role.ruleGroupName, [ROLE]: role.name })}`,
  why: (asked: Question = {}) => [`${access}/why`, String(question(asked))].filter(Boolean).join("?"),
  roles,
  role: (id: string) => `${roles}/${segment(id)}`,
  newRole: `${roles}/new`,
  copyOfRole: (id: string) => `${roles}/new?${COPY_OF}=${segment(id)}`,
  audit,
  auditEntry: (id: string) => `${audit}/${segment(id)}`,
  auditOf: paths.auditOf,
  tokens: `${overview}/tokens`,
  shares: `${overview}/shares`,
  templates,
  template: (id: string, part?: string) =>
    [`${templates}/${segment(id)}`, ...(part ? [new URLSearchParams({ [PART]: part })] : [])].join("?"),
  newTemplate: `${templates}/new`,
  copyOfTemplate: (id: string) => `${templates}/new?${COPY_OF}=${segment(id)}`,
};
