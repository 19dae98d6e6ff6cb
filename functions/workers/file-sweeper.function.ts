import { openFileStore } from "../data/files/file-store.repository.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { openReleases } from "../data/files/released-files.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = { files: openFiles(table), releases: openReleases(table), store: openFileStore() };

export const handler = (): Promise<void> => sweepFiles(deps, new Date());
