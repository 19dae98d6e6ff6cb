import * as z from "zod";
import { XSRF_COOKIE } from "../../functions/platform/session/session-cookie.ts";
import type { EdgeReply } from "../../infra/local/http/edge-request.ts";
import type { CallInput, EndpointSpec, ResultOf } from "../../shared/contract/endpoint.ts";
import { readProblem } from "../../web/app/client/api-problem.ts";
import { type Api, ORIGIN_SECRET } from "./areas.ts";
import { recordRequests } from "./aws-requests.ts";

export interface Parts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface SendOptions {
  /** In place of the endpoint's own. */
  readonly method?: string;
  /** `undefined` removes one of the browser's own. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly rawBody?: string;
  readonly rawQuery?: string;
  /** As another site's script would send. */
  readonly withoutXsrf?: boolean;
}

/** Only where the entity is still of this version. */
export const ifMatch = (etag: string | null): SendOptions => ({ headers: { "if-match": etag ?? "" } });

export interface Sent {
  readonly response: Response;
  readonly requests: readonly string[];
}

export interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
  readonly requests: readonly string[];
}

const ADDRESS = "198.51.100.7";

const pathOf = ({ path }: EndpointSpec, params: Parts["params"] = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

const queryOf = ({ query }: EndpointSpec, value: unknown): string => {
  if (!query || value === undefined) return "";
  const encoded = z.record(z.string(), z.unknown()).parse(z.encode(query, value));
  const pairs = Object.entries(encoded).filter(([, one]) => one !== undefined && one !== null);
  return String(new URLSearchParams(pairs.map(([name, one]) => [name, String(one)])));
};

/** Max-Age=0 ends a cookie. */
const keepCookies = (jar: Map<string, string>, cookies: readonly string[]) => {
  for (const cookie of cookies) {
    const [pair = "", ...attributes] = cookie.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value);
  }
};

/** An area answers with no stream. */
const textOf = (body: EdgeReply["body"]) =>
  typeof body === "string" || Buffer.isBuffer(body) ? body.toString() : "";

const isEmpty = (status: number, { method }: SendOptions) => [204, 304].includes(status) || method === "HEAD";

export const openBrowser = (api: Api, cookies: Iterable<readonly [string, string]> = []) => {
  const jar = new Map(cookies);

  const headersFor = (endpoint: EndpointSpec, body: string | undefined, options: SendOptions) => {
    const xsrf = options.withoutXsrf || endpoint.method === "GET" ? undefined : jar.get(XSRF_COOKIE);
    const headers = {
      "x-origin-verify": ORIGIN_SECRET,
      "cloudfront-viewer-address": `${ADDRESS}:50123`,
      cookie: jar.size ? Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ") : undefined,
      "content-type": body === undefined ? undefined : "application/json",
      "x-xsrf-token": xsrf,
      ...options.headers,
    };
    return Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  };

  const send = async (
    endpoint: EndpointSpec,
    parts: Parts = {},
    options: SendOptions = {},
  ): Promise<Sent> => {
    const body = options.rawBody ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
    const { result, requests } = await recordRequests(() =>
      api({
        method: options.method ?? endpoint.method,
        path: pathOf(endpoint, parts.params),
        query: options.rawQuery ?? queryOf(endpoint, parts.query),
        headers: headersFor(endpoint, body, options),
        body: Buffer.from(body ?? ""),
        sourceIp: "127.0.0.1",
      }),
    );
    keepCookies(jar, result.cookies ?? []);
    const headers = new Headers(result.headers);
    for (const cookie of result.cookies ?? []) headers.append("set-cookie", cookie);
    return {
      response: new Response(isEmpty(result.status, options) ? null : textOf(result.body), {
        status: result.status,
        headers,
      }),
      requests,
    };
  };

  /** Rejects with the SPA's `ApiProblem`. */
  const call = async <E extends EndpointSpec>(
    endpoint: E,
    input: CallInput<E>,
    options: SendOptions = {},
  ): Promise<Answer<ResultOf<E>>> => {
    const { response, requests } = await send(endpoint, input, options);
    if (!response.ok) throw await readProblem(response);
    const data: unknown = endpoint.reply ? await response.json() : undefined;
    // The pipeline has checked the reply against this very schema.
    return { status: response.status, headers: response.headers, data: data as ResultOf<E>, requests };
  };

  return { send, call, cookies: jar };
};

export type Browser = ReturnType<typeof openBrowser>;
