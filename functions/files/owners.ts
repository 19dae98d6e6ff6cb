import type { Viewer } from "../../shared/contract/permissions.ts";
import type { Owner, OwnerKind } from "../data/files/stored-file.ts";
import type { Table } from "../platform/table/table.ts";
import type { OwnerAccess, PublicKind } from "./owner-access.ts";
import { applicationOwners } from "./owners/application-owner.ts";
import { openArticleOwners } from "./owners/article-owner.ts";
import { openCloudOwners } from "./owners/cloud-owner.ts";
import { openEmployeeOwners } from "./owners/employee-owner.ts";
import { openEventOwners } from "./owners/event-owner.ts";
import { openForumEntryOwners } from "./owners/forum-entry-owner.ts";
import { openGalleryImageOwners } from "./owners/gallery-image-owner.ts";
import { openMiscOwners } from "./owners/misc-owner.ts";
import { openOrganisationOwners } from "./owners/organisation-owner.ts";

export const openOwners = (table: Table) => {
  const byKind: Readonly<Record<OwnerKind, OwnerAccess>> = {
    article: openArticleOwners(table),
    employee: openEmployeeOwners(table),
    organisation: openOrganisationOwners(table),
    forumEntry: openForumEntryOwners(table),
    cloudItem: openCloudOwners(table),
    event: openEventOwners(table),
    miscEntry: openMiscOwners(table),
    galleryImage: openGalleryImageOwners(table),
    application: applicationOwners,
  };
  return {
    maySee: ({ kind, id }: Owner, viewer: Viewer, now: Date) => byKind[kind].maySee(id, viewer, now),
    titleOf: async ({ kind, id }: Owner) => byKind[kind].titleOf?.(id),
    isPublic: async (owner: Owner, kind: PublicKind, now: Date) =>
      byKind[owner.kind].isPublic?.(owner.id, kind, now) ?? false,
  };
};
