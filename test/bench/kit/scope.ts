import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../infra/local/engines/free-port.ts";

/** A function because the boundary checks cannot parse `using`. */
export const withScope = async <Result>(
  work: (scope: AsyncDisposableStack) => Promise<Result>,
): Promise<Result> => {
  const scope = new AsyncDisposableStack();
  try {
    return await work(scope);
  } finally {
    await scope.disposeAsync();
  }
};

export const temporaryFolder = (scope: AsyncDisposableStack): string => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  scope.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Answers with the port. */
export const serve = async (
  scope: AsyncDisposableStack,
  server: Pick<Server, "listen" | "close">,
): Promise<number> => {
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  scope.defer(() => {
    server.close();
  });
  return port;
};
