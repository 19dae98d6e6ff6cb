import { openAudit } from "../data/audit/open-audit.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openAlbums } from "../data/galleries/albums.ts";
import { openGalleries } from "../data/galleries/galleries.collection.ts";
import { openGalleryImages } from "../data/galleries/gallery-images.collection.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openSessions } from "../data/sessions/session.repository.ts";
import type { Table } from "../platform/table/table.ts";

export const openGalleriesArea = (table: Table) => {
  const [galleries, images] = [openGalleries(table), openGalleryImages(table)];
  const people = openPeople(table);
  return {
    table,
    employees: people.employees,
    sessions: openSessions(table, people),
    audit: openAudit(table),
    galleries,
    images,
    albums: openAlbums(galleries, images),
    ownedFiles: openOwnedFiles(table),
  };
};

export type GalleriesDeps = ReturnType<typeof openGalleriesArea>;
