import { sweepCloud } from "../cloud/sweep-cloud.ts";
import { openCloudItemChanges, openCloudItems } from "../data/cloud/cloud-items.collection.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = {
  items: openCloudItems(table),
  changes: openCloudItemChanges(table),
  ownedFiles: openOwnedFiles(table),
};

export const handler = (): Promise<void> => sweepCloud(deps, new Date());
