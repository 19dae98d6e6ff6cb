import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import { fileKindOf } from "../../../shared/files/file-kind.ts";
import type { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import { openBulkWriter } from "../../platform/collection/bulk-writer.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import { openSnapshotWriter, type SnapshotBucket } from "../../platform/collection/snapshot-writer.ts";
import type { Table } from "../../platform/table/table.ts";

/** `checksum` is that of the content, where it is known. */
export type StoredContent = CloudFile & { readonly checksum?: string | undefined };

export interface Uploaded {
  readonly file: StoredContent;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
  readonly uploaderName: string;
}

export interface FormerState {
  readonly until: string;
  readonly title: string;
  readonly parentId: string | null;
  readonly file: CloudFile | null;
  readonly isDeleted: boolean;
}

export interface ListedCloudItem {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly visibility: DocumentVisibility;
  readonly organisationId: string | null;
  readonly isFile: boolean;
  readonly parentId: string | null;
  readonly file: StoredContent | null;
  /** Only the owner may put something into it. */
  readonly closed: boolean;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly ownedBy?: string | undefined;
  readonly modifiedAt: string;
  readonly modifiedBy: string;
  /** Items in a deleted folder have no mark of their own. */
  readonly deletedAt: string | null;
  readonly deletedBy: string | null;
  readonly deleterName: string | null;
  readonly isPurged: boolean;
  /** Latest first. */
  readonly former: readonly FormerState[];
}

export interface StoredCloudItem extends ListedCloudItem {
  readonly upload: Omit<Uploaded, "file"> | null;
  /** Former contents, latest first. */
  readonly versions: readonly Uploaded[];
}

const listedOf = ({ upload: _, versions: __, ...listed }: StoredCloudItem): ListedCloudItem => listed;

export const cloudItemRules: ListRules<ListedCloudItem> = {
  fieldOf: (item, field) => {
    switch (field) {
      case "isFile":
        return item.isFile;
      case "size":
        return item.file?.size ?? 0;
      case "kind":
        return item.file ? `${fileKindOf(item.file.contentType)} ${item.file.contentType}` : "";
      case "createdAt":
        return item.createdAt;
      case "modifiedAt":
        return item.modifiedAt;
      case "deletedAt":
        return item.deletedAt;
      default:
        return item.title;
    }
  },
  searchText: ({ title, description, file }) => [title, file?.fileName, description],
  defaultSort: [
    { field: "isFile", direction: "asc" },
    { field: "title", direction: "asc" },
  ],
};

const spec: CollectionSpec<StoredCloudItem, ListedCloudItem> & {
  readonly snapshot: { readonly shape: number; readonly above: number };
} = {
  name: "CLOUD_ITEM",
  missing: cloudProblems.notFound,
  snapshot: { shape: 2, above: 2_000 },
  listed: listedOf,
  ...cloudItemRules,
};

export const openCloudItems = (table: Table) => openCollection(table, spec);

export const openCloudItemChanges = (table: Table) => openBulkWriter(table, spec);

export const openCloudSnapshots = (table: Table, bucket: SnapshotBucket) =>
  openSnapshotWriter<ListedCloudItem>(table, spec, bucket);

export type CloudItems = ReturnType<typeof openCloudItems>;
