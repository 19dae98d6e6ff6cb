import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { admins, type MembersRight, members } from "./rights.ts";
import { stored } from "./subjects.ts";

/** For others it is not there. */
const onlyAdmins: MembersRight = { ...admins, others: 404 };

/** The own right of creators is tested where items are. */
export const cloudRows: RowsOf<typeof portal.cloud> = {
  items: {
    list: { right: members },
    read: { right: members, query: {}, subject: stored.cloudItem },
    create: { right: members, body: { title: "Verträge" } },
    update: { right: admins, body: { title: "Musterverträge" }, subject: stored.cloudItem },
    remove: { right: admins, subject: stored.cloudItem },
  },
  check: { isOwn: true, right: members, body: { parentId: null, files: [] } },
  versions: {
    list: { isOwn: true, right: members, subject: stored.cloudItem },
    restore: { isOwn: true, right: admins, subject: stored.cloudVersion },
  },
  trash: {
    list: { isOwn: true, right: members },
    restore: { isOwn: true, right: onlyAdmins, subject: stored.trashedItem },
    remove: { isOwn: true, right: onlyAdmins, subject: stored.trashedItem },
  },
  watching: {
    isOwn: true,
    right: members,
    body: { watches: true },
    subject: stored.cloudItem,
  },
  usage: { isOwn: true, right: members },
  audience: { isOwn: true, right: members, query: {}, subject: stored.cloudItem },
};
