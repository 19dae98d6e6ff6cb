import type { Viewer } from "../../shared/contract/permissions.ts";
import type { Owner, OwnerKind } from "../data/files/stored-file.ts";
import type { Table } from "../platform/table/table.ts";
import type { OwnerAccess } from "./owner-access.ts";
import { openArticleOwners } from "./owners/article-owner.ts";
import { openEmployeeOwners } from "./owners/employee-owner.ts";
import { openForumEntryOwners } from "./owners/forum-entry-owner.ts";
import { openOrganisationOwners } from "./owners/organisation-owner.ts";

export const openOwners = (table: Table) => {
  const byKind: Readonly<Record<OwnerKind, OwnerAccess>> = {
    article: openArticleOwners(table),
    employee: openEmployeeOwners(table),
    organisation: openOrganisationOwners(table),
    forumEntry: openForumEntryOwners(table),
  };
  return {
    maySee: ({ kind, id }: Owner, viewer: Viewer, now: Date) => byKind[kind].maySee(id, viewer, now),
    hasPublicImages: ({ kind, id }: Owner, now: Date) => byKind[kind].hasPublicImages(id, now),
  };
};
