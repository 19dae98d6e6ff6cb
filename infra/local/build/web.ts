import { cpSync, existsSync, renameSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { builtOnce } from "./held-builds.ts";
import { inputsHash } from "./inputs-hash.ts";
import { buildFolder, inProject } from "./project.ts";
import { runScript } from "./run.ts";

const inputs = ["web", "shared", "vite.config.ts", "package-lock.json", "infra/local/build/web.ts"].map(
  (name) => inProject(name),
);

const siteIn = (build: string) => join(build, "site");
const manifestIn = (build: string) => join(build, "manifest.json");

export const buildWithManifest = async () => {
  const build = await builtOnce(buildFolder, "pages", inputsHash(inputs), async (unfinished) => {
    const site = siteIn(unfinished);
    const vite = [
      "node_modules/vite/bin/vite.js",
      "build",
      "--manifest",
      "--outDir",
      site,
      "--logLevel",
      "warn",
    ];
    // Tests start portals, too, whose pages would warn on the console otherwise.
    await runScript("Building the pages", vite, { NODE_ENV: "production" });
    renameSync(join(site, ".vite/manifest.json"), manifestIn(unfinished));
    rmdirSync(join(site, ".vite"));
  });
  return { site: siteIn(build), manifest: manifestIn(build) };
};

export const buildWeb = async (): Promise<string> => {
  const { site } = await buildWithManifest();
  // The template sets Cache-Control for the SPA's files only if one was built.
  if (!existsSync(inProject("dist"))) cpSync(site, inProject("dist"), { recursive: true });
  return site;
};
