import { addDays } from "date-fns/addDays";
import { ulid } from "ulid";
import { openCloudItems, type StoredCloudItem } from "../../functions/data/cloud/cloud-items.collection.ts";
import {
  openCloudRequests,
  type StoredRequest,
} from "../../functions/data/cloud/cloud-requests.collection.ts";
import { openCloudShares, type StoredShare } from "../../functions/data/cloud/cloud-shares.collection.ts";
import { openRequestUses } from "../../functions/data/cloud/request-uses.repository.ts";
import { openShareUses } from "../../functions/data/cloud/share-uses.repository.ts";
import type { Table } from "../../functions/platform/table/table.ts";

const LONG_AGO = "2026-01-07T08:00:00.000Z";

export const aCloudItem = (overrides: Partial<StoredCloudItem> = {}): StoredCloudItem => ({
  id: ulid(),
  title: "Verträge",
  description: null,
  visibility: "Everybody",
  organisationId: null,
  isFile: false,
  parentId: null,
  file: null,
  upload: null,
  versions: [],
  closed: false,
  createdAt: LONG_AGO,
  createdBy: "colleague",
  modifiedAt: LONG_AGO,
  modifiedBy: "colleague",
  deletedAt: null,
  deletedBy: null,
  deleterName: null,
  isPurged: false,
  former: [],
  ...overrides,
});

/** Without bytes. */
export const aContent = () => ({
  file: { id: ulid(), fileName: "vertrag.pdf", contentType: "application/pdf", size: 1000 },
  uploadedAt: LONG_AGO,
  uploadedBy: "colleague",
  uploaderName: "Mag. Eva Gruber",
});

/** Without bytes. */
export const aCloudFile = (parentId: string | null, title: string, size?: number): StoredCloudItem => {
  const { file, ...upload } = aContent();
  const content = { ...file, fileName: title, size: size ?? file.size };
  return aCloudItem({ parentId, title, isFile: true, file: content, upload });
};

export const aStoredCloudItem = (table: Table, overrides: Partial<StoredCloudItem> = {}) =>
  openCloudItems(table).insert(aCloudItem(overrides));

const byColleague = {
  userId: "colleague",
  createdBy: "colleague",
  creatorName: "Mag. Eva Gruber",
  createdAt: LONG_AGO,
};

/** With a folder of its own. */
export const aStoredShare = async (table: Table, overrides: Partial<StoredShare> = {}) => {
  const { id: itemId } = await aStoredCloudItem(table);
  const share: StoredShare = {
    id: ulid(),
    itemId,
    ...byColleague,
    expiresAt: addDays(new Date(), 14).toISOString(),
    passwordHash: null,
    maxDownloads: null,
    note: null,
    ...overrides,
  };
  return openCloudShares(table).insert(share, [openShareUses(table).beginWrite(share)]);
};

/** With a folder of its own, and one file that has arrived. */
export const aStoredRequest = async (table: Table, overrides: Partial<StoredRequest> = {}) => {
  const { id: itemId } = await aStoredCloudItem(table);
  const request: StoredRequest = {
    id: ulid(),
    itemId,
    ...byColleague,
    title: "Jahresabschluss 2025",
    items: [{ name: "Lohnzettel 2025", hint: null }],
    name: "Max Maier",
    email: "max.maier@client.example",
    language: "de",
    expiresAt: addDays(new Date(), 14).toISOString(),
    remindAt: null,
    closedAt: null,
    ...overrides,
  };
  const uses = openRequestUses(table);
  await openCloudRequests(table).insert(request, [uses.beginWrite(request)]);
  const { id: cloudItemId } = await aStoredCloudItem(table, { isFile: true, parentId: itemId });
  const fileId = ulid();
  const file = { id: fileId, item: 0, cloudItemId, name: "lohnzettel.pdf", size: 1000, at: LONG_AGO };
  await table.transact([uses.addWrite(request, { ...file, state: "received", reason: null })]);
  return { ...request, fileId };
};
