import { shareProblems } from "../../../shared/cloud/cloud.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredShare {
  readonly id: string;
  readonly itemId: string;
  /** The sharing account, and its person. */
  readonly userId: string;
  readonly createdBy: string;
  readonly creatorName: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** A PHC string. */
  readonly passwordHash: string | null;
  readonly maxDownloads: number | null;
  readonly note: string | null;
}

const listedOf = ({ passwordHash, ...share }: StoredShare) => ({
  ...share,
  hasPassword: passwordHash !== null,
});
export type KnownShare = ReturnType<typeof listedOf>;

export const knownShare = listedOf;

export const openCloudShares = (table: Table) =>
  openCollection<StoredShare, KnownShare>(table, {
    name: "CLOUD_SHARE",
    missing: shareProblems.notFound,
    listed: listedOf,
    fieldOf: (share, field) => (field === "expiresAt" ? share.expiresAt : share.createdAt),
    searchText: ({ creatorName, note }) => [creatorName, note],
    defaultSort: [{ field: "createdAt", direction: "desc" }],
  });

export type CloudShares = ReturnType<typeof openCloudShares>;
