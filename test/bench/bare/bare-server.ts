import { createServer, type ServerResponse } from "node:http";
import * as z from "zod";
import { freePort } from "../../../infra/local/engines/free-port.ts";
import { openBareFunction } from "./bare-function.ts";
import type { Step } from "./recorded-command.ts";

const Reply = z.object({ statusCode: z.number(), body: z.string() });

export const startBareServer = async (
  scope: AsyncDisposableStack,
  environment: Readonly<Record<string, string>>,
) => {
  const bare = openBareFunction(scope, "replay", environment);
  let steps: readonly Step[] = [];
  const answer = async (response: ServerResponse) => {
    const { statusCode, body } = Reply.parse(await bare.invoke({ steps }));
    response.writeHead(statusCode, { "content-type": "application/json" }).end(body);
  };
  const server = createServer((_, response) => void answer(response));
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  scope.defer(() => {
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    asks: (now: readonly Step[]) => {
      steps = now;
    },
  };
};
