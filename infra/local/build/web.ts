import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inputsHash } from "./inputs-hash.ts";
import { buildFolder, inProject } from "./project.ts";
import { runScript } from "./run.ts";

export const webFolder = inProject("dist");

const inputs = ["web", "shared", "vite.config.ts", "package-lock.json"].map((name) => inProject(name));
const stamp = join(buildFolder, "web.inputs");

/** Builds the SPA when something it is made from has changed. */
export const buildWeb = async (): Promise<void> => {
  const hash = inputsHash(inputs);
  const built = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (built === hash && existsSync(join(webFolder, "index.html"))) return;
  await runScript("Building the pages", ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]);
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(stamp, hash);
};
