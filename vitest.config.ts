import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const pages = ["test/**/*.test.tsx"];
const template = ["test/infra/*.test.ts"];
const whole = ["test/e2e/**/*.test.ts", "test/faults/**/*.test.ts"];

export default defineConfig({
  test: {
    // One worker for each processor; vitest leaves one free unless told.
    maxWorkers: "100%",
    reporters: ["default", "./test/tally.reporter.ts"],
    projects: [
      {
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: [...template, ...whole],
          globalSetup: ["test/support/dynamodb.setup.ts", "test/support/s3-sqs.setup.ts"],
          env: { POWERTOOLS_LOG_LEVEL: "SILENT" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // One after another in one process: loading the CDK takes longer than the tests.
        test: {
          name: "template",
          include: template,
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [react()],
        test: {
          name: "pages",
          include: pages,
          environment: "jsdom",
          setupFiles: ["test/setup-dom.ts"],
          testTimeout: 20_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Each of these starts a whole portal, and they would take each other's processor time.
        test: {
          name: "whole",
          include: whole,
          globalSetup: ["test/e2e/seeded-data.setup.ts"],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 100 } },
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
