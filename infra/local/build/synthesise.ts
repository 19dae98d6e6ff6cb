import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { inputsHash } from "./inputs-hash.ts";
import { buildFolder, inProject } from "./project.ts";
import { runScript } from "./run.ts";

/** So many assemblies stay: a run that is going on reads its bundles from one. */
const kept = 6;

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()).default({}) });

/** Thumbnails and their like are native code, so functions are built for the machine they run on. */
const architecture = process.arch === "arm64" ? "arm64" : "x86_64";

const contextOf = () => {
  const path = inProject("cdk.json");
  const { context } = CdkJson.parse(existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});
  return JSON.stringify({ ...context, architecture, nag: false });
};

/** What the template is made from: everything of infra but what lies here. */
const inputs = () => [
  ...readdirSync(inProject("infra"))
    .filter((name) => name !== "local")
    .map((name) => inProject("infra", name)),
  ...["functions", "shared", "cdk.json", "package-lock.json", "tsconfig.json"].map((name) => inProject(name)),
];

const anHour = 3_600_000;

const inBuildFolder = (prefix: string) =>
  readdirSync(buildFolder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ path: join(buildFolder, name), modified: statSync(join(buildFolder, name)).mtimeMs }))
    .sort((one, other) => other.modified - one.modified);

const forgetOld = () => {
  const abandoned = inBuildFolder("unfinished-").filter(({ modified }) => modified < Date.now() - anHour);
  for (const { path } of [...inBuildFolder("assembly-").slice(kept), ...abandoned])
    rmSync(path, { recursive: true, force: true });
};

/** The cloud assembly for this machine; made anew only when something it is made from has changed. */
export const synthesise = async (): Promise<string> => {
  const context = contextOf();
  // Without a built SPA the template has no deployment of it.
  const hash = inputsHash(inputs(), [context, String(existsSync(inProject("dist")))]);
  const assembly = join(buildFolder, `assembly-${hash}`);
  if (existsSync(assembly)) {
    utimesSync(assembly, new Date(), new Date());
    return assembly;
  }
  mkdirSync(buildFolder, { recursive: true });
  const unfinished = mkdtempSync(join(buildFolder, "unfinished-"));
  try {
    await runScript("Synthesising the template", ["infra/app.ts"], {
      CDK_OUTDIR: unfinished,
      CDK_CONTEXT_JSON: context,
    });
    // Another run may have been quicker with the same.
    if (!existsSync(assembly)) renameSync(unfinished, assembly);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  forgetOld();
  return assembly;
};
