import type { ForumGroup } from "../../../shared/discussions/forum.ts";
import type { Gallery } from "../../../shared/galleries/gallery.ts";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import { type EmployeeUser, KnownUser } from "../../../shared/login/users.contract.ts";
import { anEmployee, aRole } from "../../support/people.builder.ts";
import { fakeServer, json, listed, versioned } from "../fake-server.ts";

export type Answers = Parameters<typeof fakeServer>[0];

export const eva: EmployeeUser = {
  id: "u-eva",
  username: "eva.huber",
  isActive: true,
  isAdmin: false,
  isInvited: false,
  hasSecondFactor: false,
  passkeyCount: 0,
  hasFirmAccount: false,
  roleId: "r-reader",
  activeRoleIds: ["r-reader"],
  employeeId: "e-eva",
  firstname: "Eva",
  lastname: "Huber",
  email: "eva.huber@wien.example",
  employedAtId: "1",
  employedAtName: "Kanzlei Wien",
};
export const max: EmployeeUser = {
  ...eva,
  id: "u-max",
  username: "max.moser",
  roleId: null,
  activeRoleIds: ["r-editor"],
  employeeId: "e-max",
  firstname: "Max",
  lastname: "Moser",
  email: "max.moser@wien.example",
};

const forumGroups: readonly ForumGroup[] = [
  { id: "group-1", name: "Fachliches", parentId: null, ordering: 1 },
  { id: "group-2", name: "Steuern", parentId: "group-1", ordering: 1 },
];

const aShownGallery: Gallery = {
  id: "gallery-1",
  name: "Sommerfest",
  description: null,
  isDraft: false,
  coverId: null,
  cover: null,
  imagesCount: 0,
  createdAt: "2026-07-01T08:00:00.000Z",
};

export const roles: readonly RoleInUse[] = [
  {
    ...aRole({
      id: "r-reader",
      name: "Leser Wien",
      ruleGroupName: "Kanzleien",
      rules: [{ rule: "READ_NEWS", ressource: "1" }],
    }),
    usersCount: 1,
  },
  {
    ...aRole({
      id: "r-editor",
      name: "Redaktion der Gruppe",
      ruleGroupName: "News",
      rules: [{ rule: "READ_NEWS" }, { rule: "EDIT_NEWS" }],
    }),
    usersCount: 1,
  },
];

const offices = [
  { id: "1", name: "Kanzlei Wien" },
  { id: "2", name: "Kanzlei Graz" },
];

export const evaAsEmployee = anEmployee({
  id: "e-eva",
  title: null,
  firstname: "Eva",
  lastname: "Huber",
  email: eva.email,
  employedAt: "1",
});

export const page = <Row>(data: readonly Row[]) => listed(...data);

/** A user as one is read alone. */
export const alone = (user: EmployeeUser): KnownUser => KnownUser.parse(user);

/** Answers what the pages of users and rights ask: two users and two roles. */
export const rightsServer = (answers: Answers = {}) =>
  fakeServer({
    "GET /v1/organisations/summaries": () => page(offices),
    "GET /v1/login/providers": () => json({ data: [], passwordsForAdministratorsOnly: false }),
    "GET /v1/discussions/groups": () => json({ data: forumGroups }),
    "GET /v1/galleries": () => page([aShownGallery]),
    "GET /v1/login/roles": () => page(roles),
    "GET /v1/administration/users": () => page([eva, max]),
    "GET /v1/organisations/employees": () => page([evaAsEmployee]),
    "GET /v1/organisations/employees/e-eva": () => json(evaAsEmployee),
    "GET /v1/organisations/employees/e-eva/belongings": () => page([]),
    "GET /v1/organisations/employees/e-max": () => json({ ...evaAsEmployee, id: "e-max", firstname: "Max" }),
    "GET /v1/login/employees/e-eva/users": () => page([alone(eva)]),
    "GET /v1/login/users/u-eva": () => versioned(alone(eva), 3),
    ...answers,
  });
