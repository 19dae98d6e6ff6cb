import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { system } from "../../shared/system/system.contract.ts";
import { portal } from "../portal.ts";

/** A table that takes a request and never answers it. */
const silentTable = async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const server = createServer(() => resolve());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // It listens on a port, so its address is none of a pipe.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
};

it("answers 503 when the table takes too long, and waits no more than seconds for it", async () => {
  const { url, asked } = await silentTable();
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  const { send } = await portal({ environment: { AWS_ENDPOINT_URL_DYNAMODB: url } });

  const answering = send(system.health);
  await asked;
  patience.abort();
  const { response } = await answering;

  expect(response.status).toBe(503);
  expect(timeout.mock.lastCall?.[0]).toBeLessThanOrEqual(5_000);
});
