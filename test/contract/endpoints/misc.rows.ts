import { portal } from "../../portal.ts";
import { aStoredMiscEntry, aStoredMiscGroup } from "../../support/misc.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { admins, type MembersRight, members } from "./rights.ts";
import { idOf } from "./subjects.ts";

const miscKeepers: MembersRight = {
  places: { own: ["ADMIN_MISC", "admin"], foreign: ["admin"] },
  others: 403,
};

const miscEntry = async (facts: Parameters<typeof aStoredMiscEntry>[1]) => {
  const { groupId, id } = await aStoredMiscEntry((await portal()).table, facts);
  return { id: groupId, dataId: id };
};

const own = {
  miscGroup: async () => idOf(await aStoredMiscGroup((await portal()).table)),
  deletedMiscGroup: async () =>
    idOf(await aStoredMiscGroup((await portal()).table, { deletedAt: new Date().toISOString() })),
  miscEntry: async (organisationId: string) => miscEntry({ organisationId }),
  deletedMiscEntry: async (organisationId: string) =>
    miscEntry({ organisationId, deletedAt: new Date().toISOString() }),
};

const group = { name: "Vorlagen" };
const entry = { name: "Archiv", location: "Linz", organisationId: null };
const order = { ids: [] };

export const miscRows: AreaRows<"misc"> = {
  groups: {
    list: { right: members },
    read: { right: members, subject: own.miscGroup },
    create: { right: admins, body: group },
    update: { right: admins, body: group, subject: own.miscGroup },
    remove: { right: admins, query: {}, subject: own.miscGroup },
    restore: { isOwn: true, right: admins, subject: own.deletedMiscGroup },
    reorder: { isOwn: true, right: admins, body: order },
  },
  entries: {
    list: { right: members, subject: own.miscGroup },
    read: { right: members, subject: own.miscEntry },
    create: { right: miscKeepers, body: entry, subject: own.miscGroup },
    update: { right: miscKeepers, body: entry, subject: own.miscEntry },
    remove: { right: miscKeepers, subject: own.miscEntry },
    restore: { isOwn: true, right: miscKeepers, subject: own.deletedMiscEntry },
    reorder: { isOwn: true, right: admins, body: order, subject: own.miscGroup },
  },
};
