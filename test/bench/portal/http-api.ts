import { Agent, request as ask, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { Api } from "../../support/areas.ts";

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value = ""]) => [name, String(value)]));

/** Cheap callers, so that they take little from what is measured. */
export const httpApi = (url: string): Api => {
  const agent = new Agent({ keepAlive: true });
  return async ({ method, path, query, headers, body }) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = ask(`${url}${path}${query && `?${query}`}`, { agent, method, headers }, resolve);
      asked.on("error", reject).end(body);
    });
    return {
      status: response.statusCode ?? 0,
      headers: headersOf(response),
      cookies: response.headers["set-cookie"] ?? [],
      body: await text(response),
    };
  };
};
