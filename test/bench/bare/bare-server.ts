import { createServer, type ServerResponse } from "node:http";
import * as z from "zod";
import { serve } from "../kit/scope.ts";
import { openBareFunction } from "./bare-function.ts";
import type { Step } from "./record-commands.ts";

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
  return {
    url: `http://127.0.0.1:${await serve(scope, server)}`,
    asks: (now: readonly Step[]) => {
      steps = now;
    },
  };
};
