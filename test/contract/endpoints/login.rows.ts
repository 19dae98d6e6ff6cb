import { portal } from "../../portal.ts";
import { aRole, aUser } from "../../support/people.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { passkeysRows } from "./passkeys.rows.ts";
import { idOf, stored } from "./resources.ts";
import { admins, everybody, members, oneself } from "./rights.ts";

const own = {
  user: async () => idOf(await (await portal()).people.users.insert(aUser())),
  role: async () => idOf(await (await portal()).people.roles.insert(aRole())),
  /** The caller's own, which nobody else can create. */
  nothing: async () => ({ id: "unknown" }),
};

const roleDraft = { name: "Lesen", ruleGroupName: "News", rules: [{ rule: "READ_NEWS" as const }] };

export const loginRows: AreaRows<"login"> = {
  signIn: { right: everybody, body: { username: "niemand", password: "falsch" } },
  read: { isOwn: true, right: members, requests: 2 },
  signOut: { right: members },
  forgotPassword: { right: everybody, query: { username: "niemand" } },
  reset: {
    right: everybody,
    body: { username: "niemand", code: "unbekannt", newPassword: "Sieben Störche am Teich" },
  },
  password: {
    isOwn: true,
    right: members,
    body: { password: "falsch", newPassword: "Sieben Störche am Teich" },
  },
  secondFactor: {
    read: { isOwn: true, right: members },
    enrol: { isOwn: true, right: members, body: { password: "falsch" } },
    confirm: { isOwn: true, right: members, body: { code: "123456" } },
    disable: { isOwn: true, right: members, body: { password: "falsch", code: "123456" } },
    renewRecoveryCodes: { isOwn: true, right: members, body: { password: "falsch", code: "123456" } },
  },
  passkeys: passkeysRows,
  sessions: {
    list: { isOwn: true, right: members },
    remove: { isOwn: true, right: oneself, resource: own.nothing },
    removeOthers: { isOwn: true, right: members },
  },
  profile: {
    read: { right: members },
    update: { right: members, body: { hobbies: "Segeln" } },
  },
  isAllowed: { right: members, query: { rule: "READ_NEWS" } },
  users: {
    /** With person and office. */
    list: { right: admins },
    read: { right: admins, resource: own.user },
    create: { right: admins, body: { username: "eva.gruber", password: "Sieben Störche am Teich" } },
    update: { right: admins, body: { isActive: true }, resource: own.user },
    invite: { isOwn: true, right: admins, resource: own.user },
    resetSecondFactor: { isOwn: true, right: admins, resource: own.user },
    permissions: { isOwn: true, right: admins, query: { rule: "READ_NEWS" }, resource: own.user },
  },
  usersOfEmployee: {
    list: { right: admins, resource: stored.employee },
  },
  roles: {
    list: { isOwn: true, right: admins },
    read: { isOwn: true, right: admins, resource: own.role },
    create: { isOwn: true, right: admins, body: roleDraft },
    update: { isOwn: true, right: admins, body: roleDraft, resource: own.role },
    remove: { isOwn: true, right: admins, resource: own.role },
  },
  assignments: {
    list: { right: admins, resource: own.user },
    update: { right: admins, body: [], resource: own.user },
  },
};
