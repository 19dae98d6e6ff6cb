import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";

/** How many are shown, the newest first. */
const KEPT = 200;

export interface RumDouble {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export const hasAppMonitor = (stack: Stack): boolean =>
  stack.ofType("AWS::RUM::AppMonitor", z.unknown()).length > 0;

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type",
  "access-control-allow-methods": "POST",
};

export const startRumDouble = async (): Promise<RumDouble> => {
  const batches: unknown[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(JSON.stringify(batches, null, 2));
    }
    if (request.method === "POST") {
      batches.unshift(await json(request));
      batches.splice(KEPT);
    }
    response.writeHead(200, { ...cors, "content-type": "application/json" });
    return response.end("{}");
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
