import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { forgetBuilds, holdBuild } from "./held-builds.ts";
import { inputsHash } from "./inputs-hash.ts";
import { buildFolder, inProject } from "./project.ts";
import { runScript } from "./run.ts";

const inputs = ["web", "shared", "vite.config.ts", "package-lock.json"].map((name) => inProject(name));

const build = async (pages: string): Promise<void> => {
  mkdirSync(buildFolder, { recursive: true });
  const unfinished = mkdtempSync(join(buildFolder, "unfinished-"));
  try {
    const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", unfinished, "--logLevel", "warn"];
    // Tests start portals too, and theirs would be pages that warn on the console.
    await runScript("Building the pages", vite, { NODE_ENV: "production" });
    if (!existsSync(pages)) renameSync(unfinished, pages);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};

export const buildWeb = async (): Promise<string> => {
  const pages = join(buildFolder, `pages-${inputsHash(inputs)}`);
  if (!existsSync(pages)) await build(pages);
  holdBuild(buildFolder, pages);
  forgetBuilds(buildFolder);
  // The template sets Cache-Control for the SPA's files only if one was built.
  if (!existsSync(inProject("dist"))) cpSync(pages, inProject("dist"), { recursive: true });
  return pages;
};
