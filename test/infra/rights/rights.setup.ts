import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { synthesise } from "../../../infra/local/build/synthesise.ts";
import { policiesIn } from "./policies.ts";
import { readCalls } from "./recorded-calls.ts";
import { refusalsIn, silentFunctions } from "./refusals.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A file for what functions ask of AWS. */
    readonly recordedCalls: string;
  }
}

const hasRunWhole = async (project: TestProject) => {
  const { testFiles } = await project.globTestFiles();
  const run = project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name);
  return run.length === testFiles.length && project.vitest.config.testNamePattern === undefined;
};

/** Judges by the template's policies what the functions have called while the tests ran. */
export default (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), "recorded-calls-"));
  const file = join(folder, "calls.jsonl");
  project.provide("recordedCalls", file);
  return async () => {
    const calls = readCalls(file);
    rmSync(folder, { recursive: true });
    const policies = policiesIn(await synthesise());
    const faults = [
      ...refusalsIn(calls, policies),
      ...((await hasRunWhole(project)) ? silentFunctions(calls, policies) : []),
    ];
    if (faults.length > 0) throw new Error(`Rights and calls differ:\n${faults.join("\n")}`);
  };
};
