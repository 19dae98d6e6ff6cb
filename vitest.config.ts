import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { memoryFolder } from "./test/support/memory-folder.ts";

const processors = availableParallelism();

// Tests create and delete files by the thousand, which takes a disk longer than a test.
process.env.TMPDIR ??= memoryFolder();

const check = ["test/check.test.ts"];
const pages = ["test/**/*.test.tsx"];
const template = ["test/infra/*.test.ts"];
const whole = ["test/e2e/**/*.test.ts", "test/faults/**/*.test.ts"];

export default defineConfig({
  test: {
    // Workers wait for engines and browsers, too.
    maxWorkers: processors + 2,
    // A run that ends earlier would end before it is judged.
    teardownTimeout: 60_000,
    reporters: ["default", "./test/tally.reporter.ts"],
    // Each begins as soon as a worker of the one before is free, in the order of their names.
    projects: [
      {
        test: {
          name: "check",
          include: check,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: [...check, ...template, ...whole],
          globalSetup: ["test/support/dynamodb.setup.ts", "test/support/s3-sqs.setup.ts"],
          setupFiles: ["test/setup-file.ts", "test/setup-dynamodb.ts"],
          env: { POWERTOOLS_LOG_LEVEL: "SILENT" },
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "pages",
          include: pages,
          environment: "./test/support/one-window.environment.ts",
          setupFiles: ["test/setup-file.ts", "test/setup-dom.ts"],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // A worker loads the CDK once, which takes longer than the tests.
        test: {
          name: "template",
          include: template,
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        // A worker has one portal and one browser for all of its files.
        test: {
          name: "whole",
          include: whole,
          globalSetup: ["test/e2e/seeded-data.setup.ts", "test/infra/rights/rights.setup.ts"],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000, interval: 100 } },
        },
      },
    ],
  },
});
