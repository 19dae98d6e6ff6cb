import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inProject, projectFolder } from "../../../infra/local/build/project.ts";
import { compared } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import type { Part } from "../kit/part.ts";
import { duration } from "../kit/statistics.ts";
import { withScope } from "../kit/with-scope.ts";

const READY = /Portal ready on/;

const installedClone = (scope: AsyncDisposableStack): string => {
  const folder = mkdtempSync(join(tmpdir(), "portal-clone-"));
  scope.defer(() => rmSync(folder, { recursive: true, force: true }));
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", listing, { cwd: projectFolder, encoding: "utf8" })
    .split("\0")
    .filter(Boolean);
  for (const file of files.filter((name) => existsSync(inProject(name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(inProject(file), join(folder, file));
  }
  symlinkSync(inProject("node_modules"), join(folder, "node_modules"));
  return folder;
};

/** In ms; the process has ended when this resolves. */
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
  const failed = exited.then(() => {
    throw new Error(`npm start ended.\n${output}`);
  });
  try {
    await Promise.race([ready, failed]);
    return performance.now() - begun;
  } finally {
    child.kill("SIGTERM");
    await exited;
  }
};

const builds = `
  const { buildWeb } = await import("./infra/local/build/web.ts");
  const { synthesise } = await import("./infra/local/build/synthesise.ts");
  await buildWeb();
  await synthesise();
`;

const buildOnce = async (folder: string): Promise<number> =>
  duration(async () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", builds], {
      cwd: folder,
      stdio: "ignore",
    });
    await once(child, "exit");
    if (child.exitCode !== 0) throw new Error("The builds failed.");
  });

export const start: Part = ({ quick, say }) =>
  withScope(async (scope) => {
    const clone = installedClone(scope);
    say("the first start, and its builds");
    const first = await inPairs(
      1,
      () => startOnce(clone),
      () => buildOnce(installedClone(scope)),
    );
    say("more starts");
    const later: number[] = [];
    for (let turn = 0; turn < (quick ? 1 : 3); turn++) later.push(await startOnce(clone));
    return [
      compared({
        what: "npm start, the first",
        unit: "ms",
        yardstick: "the builds alone",
        pairs: first,
        goal: { most: 2 },
      }),
      compared({
        what: "npm start, the second",
        unit: "ms",
        yardstick: "the first",
        pairs: later.flatMap((measured) => first.map((pair) => ({ measured, yardstick: pair.measured }))),
        goal: { most: 0.5 },
      }),
    ];
  });
