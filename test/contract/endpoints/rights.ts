import type { CallerName } from "../access/callers.ts";

/** Whose things a call is about, seen from the callers' office. */
export type Place = "self" | "own" | "foreign";

type Members = Exclude<CallerName, "nobody" | "deactivated">;

/** Who of those who are signed in gets in, by whose things a call is about. */
export interface MembersRight {
  readonly places: Readonly<Partial<Record<Place, "all" | readonly Members[]>>>;
  /** What the others get: 404 where they may not even see it. */
  readonly others: 403 | 404;
}

const anywhere = (...callers: readonly Members[]): MembersRight => ({
  places: { own: callers },
  others: 403,
});

/** Nobody is asked who they are. */
export const everybody = "everybody";

export type Right = MembersRight | typeof everybody;

export const members: MembersRight = { places: { own: "all", foreign: "all" }, others: 403 };

/** Oneself, and nobody else, administrators included. */
export const oneself: MembersRight = { places: { own: [] }, others: 404 };

export const admins = anywhere("admin");

/** READ_NEWS for the office one works at. */
export const readers = anywhere("READ_NEWS", "READ_NEWS everywhere", "admin");

/** EDIT_NEWS for one office at least. */
export const anyEditors = anywhere("EDIT_NEWS", "EDIT_NEWS everywhere", "admin");

/** ADMIN_ORG for the whole group. */
export const groupAdmins = anywhere("ADMIN_ORG everywhere", "admin");

/** EDIT_NEWS for the office whose things they are. */
export const editors: MembersRight = {
  places: { own: ["EDIT_NEWS", "EDIT_NEWS everywhere", "admin"], foreign: ["EDIT_NEWS everywhere", "admin"] },
  others: 403,
};

/** As `editors`, where others do not even see the thing. */
export const onlyEditors: MembersRight = { ...editors, others: 404 };

/** ADMIN_ORG for the office. */
export const officeAdmins: MembersRight = {
  places: { own: ["ADMIN_ORG", "ADMIN_ORG everywhere", "admin"], foreign: ["ADMIN_ORG everywhere", "admin"] },
  others: 403,
};

/** ADMIN_ORG for the office where the employee works; one's own right does not count for oneself. */
export const employersAdmins: MembersRight = {
  places: { ...officeAdmins.places, self: ["ADMIN_ORG", "ADMIN_ORG everywhere", "admin"] },
  others: 403,
};

export const selfOrAdmins: MembersRight = {
  places: { self: "all", own: ["admin"], foreign: ["admin"] },
  others: 403,
};

export const selfOrOfficeAdmins: MembersRight = {
  places: { ...officeAdmins.places, self: "all" },
  others: 403,
};
