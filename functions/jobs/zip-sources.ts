import { openCloudItems } from "../data/cloud/cloud-items.collection.ts";
import { openCloudTree } from "../data/cloud/cloud-tree.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { openAlbums } from "../data/galleries/albums.ts";
import { openGalleries } from "../data/galleries/galleries.collection.ts";
import { openGalleryImages } from "../data/galleries/gallery-images.collection.ts";
import { openZipJobs } from "../data/jobs/zip-jobs.repository.ts";
import { openPeople } from "../data/people/open-people.ts";
import { openViewers } from "../data/sessions/viewer.repository.ts";
import type { Table } from "../platform/table/table.ts";

/** What decides on the contents of a ZIP, for whoever asks for it and for its worker. */
export const openZipSources = (table: Table) => {
  const galleries = openGalleries(table);
  const people = openPeople(table);
  return {
    ...people,
    viewers: openViewers(table, people),
    tree: openCloudTree(openCloudItems(table)),
    galleries,
    albums: openAlbums(galleries, openGalleryImages(table)),
    files: openFiles(table),
    zipJobs: openZipJobs(table),
  };
};
