import { writeSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

const standardOutput = 1;

/** Files that fail to load and errors outside tests count as failures, and so does a failure after all tests. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const having = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const failed = having("failed") + broken + unhandledErrors.length;
    // At the exit, so that it is the last line printed.
    process.once("exit", (code) => {
      const failures = failed || Number(code !== 0);
      writeSync(standardOutput, `${having("passed")} passed, ${failures} failed\n`);
    });
  }
}
