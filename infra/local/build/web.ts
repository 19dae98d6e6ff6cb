import { cpSync, existsSync } from "node:fs";
import { builtOnce } from "./held-builds.ts";
import { inputsHash } from "./inputs-hash.ts";
import { buildFolder, inProject } from "./project.ts";
import { runScript } from "./run.ts";

const inputs = ["web", "shared", "vite.config.ts", "package-lock.json"].map((name) => inProject(name));

export const buildWeb = async (): Promise<string> => {
  const pages = await builtOnce(buildFolder, "pages", inputsHash(inputs), (unfinished) => {
    const vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", unfinished, "--logLevel", "warn"];
    // Tests start portals too, and theirs would be pages that warn on the console.
    return runScript("Building the pages", vite, { NODE_ENV: "production" });
  });
  // The template sets Cache-Control for the SPA's files only if one was built.
  if (!existsSync(inProject("dist"))) cpSync(pages, inProject("dist"), { recursive: true });
  return pages;
};
