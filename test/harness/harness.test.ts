import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const vitest = resolve(root, "node_modules/vitest/vitest.mjs");

/** Runs fixtures and gives the last line they print. */
const runOf = (...fixtures: string[]) => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [vitest, "run", "--config", "test/harness/harness.config.ts", ...fixtures],
    { cwd: root, encoding: "utf8" },
  );
  return { status, lastLine: stdout.trimEnd().split("\n").at(-1) };
};

describe("the test run", () => {
  it("ends with how many passed and failed, over all files", () => {
    expect(runOf("passing", "failing")).toEqual({ status: 1, lastLine: "3 passed, 1 failed" });
  });

  it("counts a file that cannot be loaded, and an error that no test waited for", () => {
    expect(runOf("broken", "late")).toEqual({ status: 1, lastLine: "1 passed, 2 failed" });
  });

  it("counts a failure that comes after all tests", () => {
    expect(runOf("judged")).toEqual({ status: 1, lastLine: "1 passed, 1 failed" });
  });

  it("fails a page that complains on the console", () => {
    expect(runOf("complaining")).toEqual({ status: 1, lastLine: "1 passed, 2 failed" });
  });
});
