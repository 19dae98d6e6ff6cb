import { ulid } from "ulid";
import { openCloudItems, type StoredCloudItem } from "../../functions/data/cloud/cloud-items.collection.ts";
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

export const aStoredCloudItem = (table: Table, overrides: Partial<StoredCloudItem> = {}) =>
  openCloudItems(table).insert(aCloudItem(overrides));
