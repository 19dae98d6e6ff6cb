import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPortal } from "./portal-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of a portal that was filled with the demo data and ended: each test file begins with a copy. */
    readonly seededData: string;
  }
}

/** Fills a portal once for all test files. */
export default async ({ provide }: TestProject) => {
  const dataDir = mkdtempSync(join(tmpdir(), "seeded-"));
  const portal = await startPortal({ dataDir });
  await portal.stop();
  provide("seededData", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
};
