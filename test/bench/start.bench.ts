import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inProject, projectFolder } from "../../infra/local/build/project.ts";
import type { Figure, Group } from "./figure.ts";

const READY = /Portal ready on/;

/** The project's own files, and the libraries as they are installed here. */
const installedClone = (folder: string) => {
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", listing, { cwd: projectFolder, encoding: "utf8" })
    .split("\0")
    .filter(Boolean);
  for (const file of files.filter((name) => existsSync(inProject(name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(inProject(file), join(folder, file));
  }
  symlinkSync(inProject("node_modules"), join(folder, "node_modules"));
};

/** Seconds from `npm start` until it says that it answers; it has ended when this resolves. */
const startOnce = async (folder: string): Promise<number> => {
  const begun = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORTAL_PORT: "0", PORTAL_MAIL_PORT: "0", PORTAL_DATA_DIR: join(folder, ".local") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let output = "";
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (READY.test(output)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
  try {
    await Promise.race([
      ready,
      exited.then(() => {
        throw new Error(`npm start ended.\n${output}`);
      }),
    ]);
    return (performance.now() - begun) / 1000;
  } finally {
    child.kill("SIGTERM");
    await exited;
  }
};

/** `npm start` in an installed clone: build, template, seed and all; then once more. */
export const start: Group = async ({ say }) => {
  const folder = mkdtempSync(join(tmpdir(), "portal-clone-"));
  try {
    installedClone(folder);
    const figure = async (what: string, most: number): Promise<Figure> => {
      say(what);
      return { what, value: await startOnce(folder), unit: "s", goal: { kind: "most", value: most } };
    };
    return [await figure("npm start, the first", 30), await figure("npm start, the second", 15)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
