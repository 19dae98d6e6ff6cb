import { Agent, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { generate } from "selfsigned";
import { serve } from "../kit/scope.ts";

/** What HTTP/2 has no place for. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding"];

const without = (headers: NodeJS.Dict<string | string[]>, isLeft: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeft(name)));

/**
 * As CloudFront speaks to browsers: one connection for all files, in the order of their priority. Browsers take it only
 * with a certificate, which is made for the run.
 */
export const startHttp2Front = async (scope: AsyncDisposableStack, origin: string): Promise<string> => {
  const agent = new Agent({ keepAlive: true });
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);

  const forward = (asked: Http2ServerRequest, reply: Http2ServerResponse) => {
    const headers = {
      ...without(asked.headers, (name) => name.startsWith(":")),
      host: asked.authority,
      "x-forwarded-proto": "https",
    };
    const forwarded = request(
      new URL(asked.url, origin),
      { method: asked.method, headers, agent },
      (answer) => {
        reply.writeHead(
          answer.statusCode ?? 502,
          without(answer.headers, (name) => ofConnection.includes(name)),
        );
        answer.pipe(reply.stream);
      },
    );
    // A browser that leaves a page ends what it was asking for.
    forwarded.on("error", () => reply.stream.destroy());
    asked.pipe(forwarded);
  };

  const server = createSecureServer({ key, cert }, forward);
  scope.defer(() => agent.destroy());
  return `https://localhost:${await serve(scope, server)}`;
};
