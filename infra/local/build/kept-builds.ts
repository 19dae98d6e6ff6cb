import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { millisecondsInHour } from "date-fns/constants";

/** So many of a kind stay for the next start, besides those that something runs from. */
const kept = 6;

const holdsOf = (folder: string) => join(folder, "held");

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process lives, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Keeps an assembly or pages as long as this process lives: much of them is read when it is first asked for. */
export const holdBuild = (folder: string, build: string): void => {
  mkdirSync(holdsOf(folder), { recursive: true });
  writeFileSync(join(holdsOf(folder), `${basename(build)}.${process.pid}`), "");
  utimesSync(build, new Date(), new Date());
};

/** The names of the builds that somebody runs from; what dead processes held is let go. */
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

/** Removes old builds that nobody runs from, and what was never finished. */
export const forgetBuilds = (folder: string): void => {
  const held = heldIn(folder);
  const old = ["assembly-", "pages-"].flatMap((kind) =>
    newestFirst(folder, kind).filter(({ name }, index) => index >= kept && !held.has(name)),
  );
  const abandoned = newestFirst(folder, "unfinished-").filter(
    ({ modified }) => modified < Date.now() - millisecondsInHour,
  );
  for (const { name } of [...old, ...abandoned]) rmSync(join(folder, name), { recursive: true, force: true });
};
