import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { millisecondsInHour } from "date-fns/constants";

const unusedBuilds = { assembly: 6, pages: 6, seeded: 1 };
export type BuildKind = keyof typeof unusedBuilds;

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
  const old = Object.entries(unusedBuilds).flatMap(([kind, most]) =>
    newestFirst(folder, `${kind}-`).filter(({ name }, index) => index >= most && !held.has(name)),
  );
  const abandoned = newestFirst(folder, "unfinished-").filter(
    ({ modified }) => modified < Date.now() - millisecondsInHour,
  );
  for (const { name } of [...old, ...abandoned]) rmSync(join(folder, name), { recursive: true, force: true });
};

/** The folder of a build is made if it is missing, and appears only when it is whole. */
export const builtOnce = async (
  folder: string,
  kind: BuildKind,
  hash: string,
  make: (unfinished: string) => Promise<void>,
): Promise<string> => {
  const build = join(folder, `${kind}-${hash}`);
  if (!existsSync(build)) {
    mkdirSync(folder, { recursive: true });
    const unfinished = mkdtempSync(join(folder, "unfinished-"));
    try {
      await make(unfinished);
      // Another run may have been faster with the same build.
      if (!existsSync(build)) renameSync(unfinished, build);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  holdBuild(folder, build);
  forgetBuilds(folder);
  return build;
};
