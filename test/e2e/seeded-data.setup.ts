import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { builtOnce } from "../../infra/local/build/held-builds.ts";
import { inputsHash } from "../../infra/local/build/inputs-hash.ts";
import { buildFolder, inProject } from "../../infra/local/build/project.ts";
import { startPortal } from "./portal-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the folder of the demo data, once it is filled. */
    readonly seededDataUrl: string;
  }
}

/** All that the demo data are made of and by. */
const inputs = ["infra", "functions", "shared", "package-lock.json"].map((name) => inProject(name));

const fill = async (dataDir: string): Promise<void> => {
  const portal = await startPortal({ dataDir });
  await portal.stop();
};

/** Fills a portal once a day and for all test files, while the tests run that need none. */
export default async ({ provide }: TestProject) => {
  const day = new Date().toISOString().slice(0, 10);
  const filled = builtOnce(buildFolder, "seeded", inputsHash(inputs, [day]), fill).then(
    (dataDir) => ({ status: 200, answer: dataDir }),
    (error: unknown) => ({ status: 500, answer: String(error) }),
  );
  const server = createServer((_, response) => {
    void filled.then(({ status, answer }) => response.writeHead(status).end(answer));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // A run that is found wanting skips what follows its judgement, and would wait for this server.
  server.unref();
  const { port } = server.address() as AddressInfo;
  provide("seededDataUrl", `http://127.0.0.1:${port}`);
  return async () => {
    server.close();
    await filled;
  };
};
