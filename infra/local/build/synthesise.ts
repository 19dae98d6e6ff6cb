import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import { builtOnce } from "./held-builds.ts";
import { inputsHash } from "./inputs-hash.ts";
import { buildFolder, inProject } from "./project.ts";
import { runScript } from "./run.ts";

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()).default({}) });

/** Images are processed by native code, so functions are built for this machine. */
const architecture = process.arch === "arm64" ? "arm64" : "x86_64";

const contextOf = () => {
  const path = inProject("cdk.json");
  const { context } = CdkJson.parse(existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});
  return JSON.stringify({ ...context, architecture, nag: false });
};

const inputs = () => [
  ...readdirSync(inProject("infra"))
    .filter((name) => name !== "local")
    .map((name) => inProject("infra", name)),
  ...["functions", "shared", "cdk.json", "package-lock.json", "tsconfig.json"].map((name) => inProject(name)),
];

export const synthesise = async (): Promise<string> => {
  const context = contextOf();
  // Without a built SPA the template has no deployment of it.
  const hash = inputsHash(inputs(), [context, String(existsSync(inProject("dist")))]);
  return builtOnce(buildFolder, "assembly", hash, (unfinished) =>
    runScript("Synthesising the template", ["infra/app.ts"], {
      CDK_OUTDIR: unfinished,
      CDK_CONTEXT_JSON: context,
      // `npm run synth` and the tests look for faults, so that a start need not wait for them.
      CDK_VALIDATION: "false",
    }),
  );
};
