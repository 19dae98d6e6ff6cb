import type { memberNames } from "../access/callers.ts";

/** Seen from the callers' office. */
export type Place = "self" | "own" | "foreign";

type Members = (typeof memberNames)[number];

export interface MembersRight {
  readonly places: Readonly<Partial<Record<Place, "all" | readonly Members[]>>>;
  /** 404 if they may not even see it. */
  readonly others: 403 | 404;
}

export const anywhere = (...callers: readonly Members[]): MembersRight => ({
  places: { own: callers },
  others: 403,
});

/** Without session. */
export const everybody = "everybody";

export type Right = MembersRight | typeof everybody;

export const members: MembersRight = { places: { own: "all", foreign: "all" }, others: 403 };

/** Administrators excluded. */
export const oneself: MembersRight = { places: { own: [] }, others: 404 };

export const admins = anywhere("admin");

export const readers = anywhere("READ_NEWS", "READ_NEWS everywhere", "admin");

export const editors: MembersRight = {
  places: { own: ["EDIT_NEWS", "EDIT_NEWS everywhere", "admin"], foreign: ["EDIT_NEWS everywhere", "admin"] },
  others: 403,
};

/** Of what is theirs. */
export const anyEditors = anywhere("EDIT_NEWS", "EDIT_NEWS everywhere", "admin");

export const onlyEditors: MembersRight = { ...editors, others: 404 };

const ofGroup = (rule: "EDIT_GROUP" | "DELETE_GROUP"): MembersRight => ({
  places: { own: [rule, "admin"], foreign: ["admin"] },
  others: 403,
});

/** The writer's own right is tested where posts are. */
export const groupEditors = ofGroup("EDIT_GROUP");
export const groupDeleters = ofGroup("DELETE_GROUP");

export const officeAdmins: MembersRight = {
  places: { own: ["ADMIN_ORG", "ADMIN_ORG everywhere", "admin"], foreign: ["ADMIN_ORG everywhere", "admin"] },
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
