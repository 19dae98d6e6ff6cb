import { portal } from "../../portal.ts";
import { aContent, aStoredCloudItem } from "../../support/cloud.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { admins, type MembersRight, members } from "./rights.ts";
import { idOf } from "./subjects.ts";

const own = {
  cloudItem: async () => idOf(await aStoredCloudItem((await portal()).table)),
  cloudVersion: async () => {
    const { table } = await portal();
    const [{ file, ...upload }, former] = [aContent(), aContent()];
    const item = await aStoredCloudItem(table, { isFile: true, file, upload, versions: [former] });
    return { ...idOf(item), versionId: former.file.id };
  },
  trashedItem: async () =>
    idOf(await aStoredCloudItem((await portal()).table, { deletedAt: new Date().toISOString() })),
};

/** For others it is not there. */
const onlyAdmins: MembersRight = { ...admins, others: 404 };

/** The own right of creators is tested where items are. */
export const cloudRows: AreaRows<"cloud"> = {
  items: {
    list: { right: members },
    read: { right: members, query: {}, subject: own.cloudItem },
    create: { right: members, body: { title: "Verträge" } },
    update: { right: admins, body: { title: "Musterverträge" }, subject: own.cloudItem },
    remove: { right: admins, subject: own.cloudItem },
  },
  check: { isOwn: true, right: members, body: { parentId: null, files: [] } },
  versions: {
    list: { isOwn: true, right: members, subject: own.cloudItem },
    restore: { isOwn: true, right: admins, subject: own.cloudVersion },
  },
  trash: {
    list: { isOwn: true, right: members },
    restore: { isOwn: true, right: onlyAdmins, subject: own.trashedItem },
    remove: { isOwn: true, right: onlyAdmins, subject: own.trashedItem },
  },
  watching: {
    isOwn: true,
    right: members,
    body: { watches: true },
    subject: own.cloudItem,
  },
  usage: { isOwn: true, right: members },
  audience: { isOwn: true, right: members, query: {}, subject: own.cloudItem },
};
