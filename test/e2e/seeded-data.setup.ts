import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startPortal } from "./portal-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the folder of the demo data, once it is filled. */
    readonly seededDataUrl: string;
  }
}

const fill = async (dataDir: string): Promise<void> => {
  const portal = await startPortal({ dataDir });
  await portal.stop();
};

/** Fills a portal once for all test files, while the tests run that need none. */
export default async ({ provide }: TestProject) => {
  const dataDir = mkdtempSync(join(tmpdir(), "seeded-"));
  const filled = fill(dataDir).then(
    () => ({ status: 200, answer: dataDir }),
    (error: unknown) => ({ status: 500, answer: String(error) }),
  );
  const server = createServer((_, response) => {
    void filled.then(({ status, answer }) => response.writeHead(status).end(answer));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  provide("seededDataUrl", `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    await filled;
    rmSync(dataDir, { recursive: true, force: true });
  };
};
