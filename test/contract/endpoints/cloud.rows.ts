import { addDays } from "date-fns/addDays";
import { portal } from "../../portal.ts";
import { aContent, aStoredCloudItem, aStoredRequest, aStoredShare } from "../../support/cloud.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { idOf } from "./resources.ts";
import { admins, type MembersRight, members } from "./rights.ts";

const own = {
  cloudItem: async () => idOf(await aStoredCloudItem((await portal()).table)),
  cloudVersion: async () => {
    const { table } = await portal();
    const [{ file, ...upload }, former] = [aContent(), aContent()];
    const item = await aStoredCloudItem(table, { isFile: true, file, upload, versions: [former] });
    return { ...idOf(item), versionId: former.file.id };
  },
  sharedItem: async () => {
    const { itemId, id } = await aStoredShare((await portal()).table);
    return { id: itemId, shareId: id };
  },
  request: async () => {
    const { itemId, id, fileId } = await aStoredRequest((await portal()).table);
    return { id: itemId, requestId: id, fileId };
  },
  trashedItem: async () =>
    idOf(await aStoredCloudItem((await portal()).table, { deletedAt: new Date().toISOString() })),
};

const aRequest = {
  title: "Jahresabschluss 2025",
  items: [{ name: "Lohnzettel 2025" }],
  name: "Max Maier",
  email: "max.maier@client.example",
  expiresAt: addDays(new Date(), 14).toISOString(),
};

/** For others it is not there. */
const onlyAdmins: MembersRight = { ...admins, others: 404 };

/** The own right of creators is tested where items are. */
export const cloudRows: AreaRows<"cloud"> = {
  items: {
    list: { right: members },
    read: { right: members, query: {}, resource: own.cloudItem },
    create: { right: members, body: { title: "Verträge" } },
    update: { right: admins, body: { title: "Musterverträge" }, resource: own.cloudItem },
    remove: { right: admins, resource: own.cloudItem },
  },
  check: { isOwn: true, right: members, body: { parentId: null, files: [] } },
  versions: {
    list: { isOwn: true, right: members, resource: own.cloudItem },
    restore: { isOwn: true, right: admins, resource: own.cloudVersion },
  },
  trash: {
    list: { isOwn: true, right: members },
    restore: { isOwn: true, right: onlyAdmins, resource: own.trashedItem },
    remove: { isOwn: true, right: onlyAdmins, resource: own.trashedItem },
  },
  watching: {
    isOwn: true,
    right: members,
    body: { watches: true },
    resource: own.cloudItem,
  },
  usage: { isOwn: true, right: members },
  shares: {
    create: { isOwn: true, right: admins, body: {}, resource: own.cloudItem },
    list: { isOwn: true, right: admins, resource: own.cloudItem },
    remove: { isOwn: true, right: admins, resource: own.sharedItem },
    // What was used last stands apart from what is shared.
    all: { isOwn: true, right: admins, requests: 4 },
  },
  requests: {
    create: { isOwn: true, right: admins, body: aRequest, resource: own.cloudItem },
    list: { isOwn: true, right: admins, resource: own.cloudItem },
    own: { isOwn: true, right: members },
    read: { isOwn: true, right: admins, resource: own.request },
    judge: { isOwn: true, right: admins, body: { state: "accepted" }, resource: own.request },
    close: { isOwn: true, right: admins, resource: own.request },
  },
  audience: { isOwn: true, right: members, query: {}, resource: own.cloudItem },
};
