import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inputsHash } from "./inputs-hash.ts";
import { forgetBuilds, holdBuild } from "./kept-builds.ts";
import { buildFolder, inProject } from "./project.ts";
import { runScript } from "./run.ts";

const inputs = ["web", "shared", "vite.config.ts", "package-lock.json"].map((name) => inProject(name));

const build = async (pages: string): Promise<void> => {
  mkdirSync(buildFolder, { recursive: true });
  const unfinished = mkdtempSync(join(buildFolder, "unfinished-"));
  try {
    const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", unfinished, "--logLevel", "warn"];
    // Tests start portals, too, and theirs would be pages that warn on the console.
    await runScript("Building the pages", vite, { NODE_ENV: "production" });
    // Another run may have been quicker with the same.
    if (!existsSync(pages)) renameSync(unfinished, pages);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};

/**
 * The folder of the built SPA; made anew only when something it is made from has changed. It stays as long as this
 * process lives, whatever others build.
 */
export const buildWeb = async (): Promise<string> => {
  const pages = join(buildFolder, `pages-${inputsHash(inputs)}`);
  if (!existsSync(pages)) await build(pages);
  holdBuild(buildFolder, pages);
  forgetBuilds(buildFolder);
  // The template says how long browsers keep the files of a SPA only where one was built.
  if (!existsSync(inProject("dist"))) cpSync(pages, inProject("dist"), { recursive: true });
  return pages;
};
