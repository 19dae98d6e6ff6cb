import { defineConfig } from "vitest/config";

/** Runs the fixtures of this folder as the project runs its pages' tests. */
export default defineConfig({
  test: {
    reporters: ["default", "./test/tally.reporter.ts"],
    include: ["test/harness/*.fixture.ts"],
    globalSetup: ["test/harness/judge.setup.ts"],
    environment: "jsdom",
    setupFiles: ["test/setup-dom.ts"],
  },
});
