import { sweepFiles } from "../files/sweep-files.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { openFiles } from "../platform/files/files.repository.ts";
import { openReleases } from "../platform/files/released-files.ts";
import { openTable } from "../platform/table.ts";

const table = openTable();
const deps = { files: openFiles(table), releases: openReleases(table), store: openFileStore() };

/** Clears away files that nobody has any more. */
export const handler = (): Promise<void> => sweepFiles(deps, new Date());
