import { paperRequestProblems } from "../../../shared/cloud/cloud.problems.ts";
import type { RequestLanguage } from "../../../shared/cloud/paper-request.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredRequest {
  readonly id: string;
  readonly itemId: string;
  /** The asking account, and its person. */
  readonly userId: string;
  readonly createdBy: string;
  readonly creatorName: string;
  readonly createdAt: string;
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly hint: string | null }[];
  readonly name: string;
  readonly email: string;
  readonly language: RequestLanguage;
  readonly expiresAt: string;
  readonly remindAt: string | null;
  readonly closedAt: string | null;
}

export const openCloudRequests = (table: Table) =>
  openCollection<StoredRequest, StoredRequest>(table, {
    name: "CLOUD_REQUEST",
    missing: paperRequestProblems.notFound,
    listed: (request) => request,
    listedIsWhole: true,
    fieldOf: (request) => request.createdAt,
    searchText: ({ title }) => [title],
    defaultSort: [{ field: "createdAt", direction: "desc" }],
  });

export const isOver = ({ closedAt, expiresAt }: StoredRequest, now: Date): boolean =>
  closedAt !== null || Date.parse(expiresAt) <= now.getTime();
