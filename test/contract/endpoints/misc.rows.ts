import { portal } from "../../portal.ts";
import { aStoredMiscEntry, aStoredMiscGroup } from "../../support/misc.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { idOf } from "./resources.ts";
import { admins, type MembersRight, members } from "./rights.ts";

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
    read: { right: members, resource: own.miscGroup },
    create: { right: admins, body: group },
    update: { right: admins, body: group, resource: own.miscGroup },
    remove: { right: admins, query: {}, resource: own.miscGroup },
    restore: { isOwn: true, right: admins, resource: own.deletedMiscGroup },
    reorder: { isOwn: true, right: admins, body: order },
  },
  entries: {
    list: { right: members, resource: own.miscGroup },
    read: { right: members, resource: own.miscEntry },
    create: { right: miscKeepers, body: entry, resource: own.miscGroup },
    update: { right: miscKeepers, body: entry, resource: own.miscEntry },
    remove: { right: miscKeepers, resource: own.miscEntry },
    restore: { isOwn: true, right: miscKeepers, resource: own.deletedMiscEntry },
    reorder: { isOwn: true, right: admins, body: order, resource: own.miscGroup },
  },
};
