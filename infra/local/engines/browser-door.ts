import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { messageOf } from "../error-message.ts";
import { type CorsRule, ruleFor } from "../resources/bucket-cors.ts";

export interface BrowserDoorOptions {
  readonly rules: () => readonly CorsRule[];
  readonly tags: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly versions: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly parts: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly conditionalPut: (request: IncomingMessage, response: ServerResponse, put: () => void) => boolean;
  readonly upload: (request: IncomingMessage, response: ServerResponse, bucket: string) => Promise<void>;
}

const bucketOf = ({ url = "/" }: IncomingMessage) =>
  decodeURIComponent(url.split("?")[0]?.split("/")[1] ?? "");

const isForm = ({ method, headers }: IncomingMessage) =>
  method === "POST" && (headers["content-type"] ?? "").startsWith("multipart/form-data");

const answerBrowsers = (
  { rules, upload }: BrowserDoorOptions,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const { origin } = request.headers;
  const bucket = bucketOf(request);
  const isPreflight = request.method === "OPTIONS";
  const method = isPreflight ? request.headers["access-control-request-method"] : request.method;
  const rule = origin && method ? ruleFor(rules(), { bucket, origin, method }) : undefined;
  if (rule && origin) {
    response.setHeader("access-control-allow-origin", origin);
    response.setHeader("vary", "Origin");
    if (rule.exposed.length > 0) response.setHeader("access-control-expose-headers", rule.exposed.join(", "));
  }
  if (isPreflight) {
    const headers = request.headers["access-control-request-headers"] ?? "";
    if (rule && method) {
      response.setHeader("access-control-allow-methods", method);
      if (headers) response.setHeader("access-control-allow-headers", headers);
    }
    response.writeHead(rule ? 200 : 403).end();
    return true;
  }
  if (!isForm(request)) return false;
  upload(request, response, bucket).catch((error: unknown) => {
    console.error(`A form could not be taken: ${messageOf(error)}`);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
  return true;
};

export const openBrowserDoor = (server: Server, options: BrowserDoorOptions): void => {
  const engine = server.listeners("request") as RequestListener[]; // what Node's types leave open
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (options.tags(request, response) || answerBrowsers(options, request, response)) return;
    if (options.versions(request, response) || options.parts(request, response)) return;
    const pass = () => {
      for (const listener of engine) listener(request, response);
    };
    if (!options.conditionalPut(request, response, pass)) pass();
  });
};
