import { paths } from "../app/shell/paths.ts";

const segment = encodeURIComponent;
const overview = "/administration";
const templates = `${overview}/templates`;
const users = `${overview}/users`;
const access = `${overview}/access`;
const roles = `${access}/roles`;
const audit = `${overview}/audit`;

/** What is asked for in "why may this person do this?". */
export interface Question {
  /** The id of a user. */
  readonly user?: string | undefined;
  readonly rule?: string | undefined;
  /** The id of an office; everywhere without one. */
  readonly ressource?: string | undefined;
}

/** The query parameters of a question. */
export const ASKED = { user: "benutzer", rule: "recht", ressource: "kanzlei" } as const;

/** The query parameters that narrow the roles of an assignment: by their group, and by their name. */
export const ROLE_GROUP = "gruppe";
export const ROLE = "rolle";

const question = (asked: Question) =>
  new URLSearchParams(
    Object.entries(ASKED).flatMap(([part, name]) => {
      const value = asked[part as keyof Question];
      return value ? [[name, value]] : [];
    }),
  );

/** The addresses inside the administration area. */
export const administrationPaths = {
  overview,
  settings: `${overview}/settings`,
  users,
  newUser: `${users}/new`,
  user: paths.user,
  usersWithRole: (roleId: string) => `${users}?${new URLSearchParams({ roleId })}`,
  access,
  /** Where the roles of somebody are given and taken. */
  accessOf: (username: string) => `${access}?${new URLSearchParams({ suche: username })}`,
  /** Where a role is given and taken. */
  accessTo: (group: string, role: string) =>
    `${access}?${new URLSearchParams({ [ROLE_GROUP]: group, [ROLE]: role })}`,
  /** Where a role is given to somebody. */
  giveRole: (username: string, role: { readonly name: string; readonly ruleGroupName: string }) =>
    `${access}?${new URLSearchParams({ suche: username, [ROLE_GROUP]: role.ruleGroupName, [ROLE]: role.name })}`,
  why: (asked: Question = {}) => [`${access}/why`, String(question(asked))].filter(Boolean).join("?"),
  roles,
  role: (id: string) => `${roles}/${segment(id)}`,
  newRole: `${roles}/new`,
  copyOfRole: (id: string) => `${roles}/new?kopie=${segment(id)}`,
  audit,
  auditEntry: (id: string) => `${audit}/${segment(id)}`,
  /** The entries of one person, or about one thing. */
  auditOf: (who: { readonly actorId: string } | { readonly subjectId: string }) =>
    `${audit}?${new URLSearchParams({ ...who })}`,
  templates,
  template: (id: string) => `${templates}/${segment(id)}`,
  newTemplate: `${templates}/new`,
  copyOfTemplate: (id: string) => `${templates}/new?kopie=${segment(id)}`,
};

/** The query parameter that names what a new set or role is copied from. */
export const COPY_OF = "kopie";
/** The query parameter that names the template of a set that is worked on. */
export const PART = "teil";
