import { openForumEntries } from "../data/discussions/forum-entries.collection.ts";
import { openOwnedFiles } from "../data/files/owned-files.ts";
import { sweepForums } from "../discussions/sweep-forums.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const deps = { entries: openForumEntries(table), ownedFiles: openOwnedFiles(table) };

export const handler = (): Promise<void> => sweepForums(deps, new Date());
