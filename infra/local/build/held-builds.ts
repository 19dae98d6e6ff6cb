import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { millisecondsInHour } from "date-fns/constants";

const unusedBuilds = 6;

const holdsOf = (folder: string) => join(folder, "held");

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: another user's process is alive, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Builds are read lazily, so one in use must stay as long as the process. */
export const holdBuild = (folder: string, build: string): void => {
  mkdirSync(holdsOf(folder), { recursive: true });
  writeFileSync(join(holdsOf(folder), `${basename(build)}.${process.pid}`), "");
  utimesSync(build, new Date(), new Date());
};

const heldIn = (folder: string): Set<string> => {
  mkdirSync(holdsOf(folder), { recursive: true });
  const names = new Set<string>();
  for (const hold of readdirSync(holdsOf(folder))) {
    const [name = "", pid] = hold.split(".");
    if (isAlive(Number(pid))) names.add(name);
    else rmSync(join(holdsOf(folder), hold), { force: true });
  }
  return names;
};

const newestFirst = (folder: string, prefix: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name, modified: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.modified - one.modified);

export const forgetBuilds = (folder: string): void => {
  const held = heldIn(folder);
  const old = ["assembly-", "pages-"].flatMap((kind) =>
    newestFirst(folder, kind).filter(({ name }, index) => index >= unusedBuilds && !held.has(name)),
  );
  const abandoned = newestFirst(folder, "unfinished-").filter(
    ({ modified }) => modified < Date.now() - millisecondsInHour,
  );
  for (const { name } of [...old, ...abandoned]) rmSync(join(folder, name), { recursive: true, force: true });
};
