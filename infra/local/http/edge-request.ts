import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

/** Names of headers are in lower case, repeated ones joined. */
export interface EdgeRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
}

export interface EdgeReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  /** A stream comes with its `content-length`. */
  readonly body?: Buffer | string | Readable | undefined;
}

export const jsonReply = (status: number, body: unknown): EdgeReply => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const joined = (values: readonly string[], name: string) => values.join(name === "cookie" ? "; " : ",");

export const headersOf = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values]) => [name, joined(values ?? [], name)]),
  );

export const bodyOf = async (request: IncomingMessage, limit: number): Promise<Buffer | undefined> => {
  if (Number(request.headers["content-length"] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  // Without an encoding, chunks are buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Node passes an absolute URL on as it came. */
export const targetOf = ({ url = "/" }: IncomingMessage) => {
  const target = url.startsWith("/") ? url : url.replace(/^[a-z]+:\/\/[^/]*/i, "") || "/";
  const mark = target.indexOf("?");
  return mark < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
};
