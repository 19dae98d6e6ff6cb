import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

const recording = new AsyncLocalStorage<string[]>();

/** `DynamoDB_20120810.GetItem` becomes `GetItem`; services without a target use method and path. */
const nameOf = (request: ClientRequest): string => {
  const target = request.getHeader("x-amz-target");
  return typeof target === "string" ? target.replace(/^.*[.]/, "") : `${request.method} ${request.path}`;
};

subscribe("http.client.request.start", (message) => {
  if (typeof message !== "object" || message === null || !("request" in message)) return;
  // Node's documentation: the channel's message holds the http.ClientRequest.
  recording.getStore()?.push(nameOf(message.request as ClientRequest));
});

/** The requests of a call whose function has warmed up. */
export const warmRequests = async (
  call: () => Promise<{ readonly requests: readonly string[] }>,
): Promise<readonly string[]> => {
  await call();
  return (await call()).requests;
};

/** Retries included. */
export const recordRequests = async <Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly requests: readonly string[] }> => {
  const requests: string[] = [];
  return { result: await recording.run(requests, run), requests };
};
