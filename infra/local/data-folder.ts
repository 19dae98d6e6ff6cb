import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const lockFile = "lock.sqlite";
const seededFile = "seeded";

/** Nothing else in the folder may be deleted. */
const isOurs = (name: string) =>
  /^(dynamodb\.sqlite|fauxqs$|secrets\.json$|run\.json$|functions\.log$)/.test(name) || name === seededFile;

export interface DataFolder {
  readonly path: string;
  readonly isNew: boolean;
  readonly filled: () => void;
}

/** An operating system's lock ends with the process, however that ends. */
const lock = (path: string) => {
  const database = new DatabaseSync(join(path, lockFile));
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch {
    throw new Error(`The data folder ${path} is in use by another run; PORTAL_DATA_DIR names another one.`);
  }
  return database;
};

// Referenced while the process runs, since the lock would go with the object.
const locks: DatabaseSync[] = [];

/** A folder that was seeded incompletely is emptied and seeded again. */
export const openDataFolder = (path: string, { reset }: { readonly reset: boolean }): DataFolder => {
  mkdirSync(path, { recursive: true });
  locks.push(lock(path));
  const isNew = reset || !existsSync(join(path, seededFile));
  if (isNew)
    for (const name of readdirSync(path).filter(isOurs))
      rmSync(join(path, name), { recursive: true, force: true });
  return { path, isNew, filled: () => writeFileSync(join(path, seededFile), "") };
};
