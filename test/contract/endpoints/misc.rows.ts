import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { admins, members, miscKeepers } from "./rights.ts";
import { stored } from "./subjects.ts";

const group = { name: "Vorlagen" };
const entry = { name: "Archiv", location: "Linz", organisationId: null };
const order = { ids: [] };

export const miscRows: RowsOf<typeof portal.misc> = {
  groups: {
    list: { right: members },
    read: { right: members, subject: stored.miscGroup },
    create: { right: admins, body: group },
    update: { right: admins, body: group, subject: stored.miscGroup },
    remove: { right: admins, query: {}, subject: stored.miscGroup },
    restore: { isOwn: true, right: admins, subject: stored.deletedMiscGroup },
    reorder: { isOwn: true, right: admins, body: order },
  },
  entries: {
    list: { right: members, subject: stored.miscGroup },
    read: { right: members, subject: stored.miscEntry },
    create: { right: miscKeepers, body: entry, subject: stored.miscGroup },
    update: { right: miscKeepers, body: entry, subject: stored.miscEntry },
    remove: { right: miscKeepers, subject: stored.miscEntry },
    restore: { isOwn: true, right: miscKeepers, subject: stored.deletedMiscEntry },
    reorder: { isOwn: true, right: admins, body: order, subject: stored.miscGroup },
  },
};
