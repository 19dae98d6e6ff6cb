import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Edge } from "./distribution.ts";
import { bodyOf, type EdgeReply, headersOf, jsonReply, targetOf } from "./edge-request.ts";

/** API Gateway's limit for a request. */
const bodyLimit = 10 * 1024 * 1024;

/** A running request delays the end for this long at most. */
const longestAnswerMs = 5_000;

const tooLarge = jsonReply(413, { message: "Request Entity Too Large" });

export type Intercept = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface PortalServer {
  readonly port: number;
  /** Requests that came earlier wait for it. */
  readonly open: (edge: Edge, intercept?: Intercept) => void;
  readonly stop: () => Promise<void>;
}

const ask = async (request: IncomingMessage, edge: Edge): Promise<EdgeReply> => {
  const body = await bodyOf(request, bodyLimit);
  if (!body) return tooLarge;
  const { remotePort = 0 } = request.socket;
  // A dual-stack socket shows IPv4 addresses as IPv6.
  const remoteAddress = (request.socket.remoteAddress ?? "127.0.0.1").replace(/^::ffff:/, "");
  const headers = headersOf(request);
  const forwardedFor = [headers["x-forwarded-for"], remoteAddress].filter(Boolean).join(", ");
  return edge(
    {
      method: request.method ?? "GET",
      ...targetOf(request),
      headers: { ...headers, "x-forwarded-for": forwardedFor },
      body,
      sourceIp: remoteAddress,
    },
    { address: remoteAddress, port: remotePort },
  );
};

const send = async (
  response: ServerResponse,
  method: string | undefined,
  { status, headers, cookies, body }: EdgeReply,
) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (cookies && cookies.length > 0) response.setHeader("set-cookie", [...cookies]);
  response.statusCode = status;
  if (body instanceof Readable) return pipeline(body, response);
  if (status !== 204 && status !== 304) response.setHeader("content-length", Buffer.byteLength(body ?? ""));
  response.end(method === "HEAD" ? undefined : body);
};

/** Takes the port first, so that a port in use fails before anything else starts. */
export const listen = async (port: number): Promise<PortalServer> => {
  let edge: Edge | undefined;
  let intercept: Intercept | undefined;
  const opened = Promise.withResolvers<void>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (!edge) await opened.promise;
      if (await intercept?.(request, response)) return;
      if (edge) await send(response, request.method, await ask(request, edge));
    } catch (error) {
      if (response.destroyed || (request.destroyed && !request.complete)) return;
      console.error(error);
      await send(response, request.method, jsonReply(502, { message: "Bad Gateway" }));
    }
  };
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    (request, response) => void answer(request, response),
  );
  server.listen(port);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    open: (next, before) => {
      edge = next;
      intercept = before;
      opened.resolve();
    },
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), longestAnswerMs).unref();
      await closed;
    },
  };
};
