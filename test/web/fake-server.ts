import { vi } from "vitest";
import type { ListConfig } from "../../shared/contract/list.ts";
import { type ProblemKind, problemType } from "../../shared/contract/problem.ts";
import { reachServer } from "../../web/app/client/server-reach.ts";

export interface SeenRequest {
  readonly key: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  readonly credentials: string | undefined;
}

type Answer = (request: SeenRequest) => Response | Promise<Response>;

export const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

/** All of a list, on one page. */
export const listed = (...data: readonly unknown[]) => json({ skip: 0, totalCount: data.length, data });

export const noContent = () => new Response(null, { status: 204 });

/** What is read with the version that a save names. */
export const versioned = (entity: unknown, version: number | string) =>
  json(entity, { headers: { ETag: `"${version}"` } });

/** What a list was asked for. */
export const configOf = (request: SeenRequest | undefined): ListConfig => {
  if (!request) throw new Error("No list was asked for.");
  return JSON.parse(request.url.searchParams.get("config") ?? "{}") as ListConfig;
};

/** A problem as the server sends it. */
export const problem = (
  kind: ProblemKind,
  extra: Record<string, unknown> = {},
  headers: Readonly<Record<string, string>> = {},
) => {
  const { status, title } = kind;
  return Response.json(
    { type: problemType(kind), title, detail: title, status, requestId: "request-1", ...extra },
    { status, headers: { "Content-Type": "application/problem+json", ...headers } },
  );
};

/** Forgets every draft, unless a test answers for them. */
const noDrafts = ({ url: { pathname }, key, body }: SeenRequest): Answer | undefined => {
  const [, place] = /^\/v1\/drafts\/(.+)$/.exec(pathname) ?? [];
  if (place === undefined) return undefined;
  if (key.startsWith("GET")) return () => json({ draft: null });
  if (key.startsWith("DELETE")) return noContent;
  return () => json({ place, ...(body as object), modifiedAt: new Date().toISOString() });
};

/** Is well, signs nobody in elsewhere and pushes to nobody, unless a test says so. */
const usualAnswers: Readonly<Record<string, Answer>> = {
  "GET /v1/health": () => json({ status: "ok" }),
  "GET /v1/login/providers": () => json({ data: [], passwordsForAdministratorsOnly: false }),
  "GET /v1/notifications/devices": () => json({ publicKey: "", data: [] }),
  "GET /v1/login/links": () => listed(),
};

/** Stands in for the network: answers by method and path, and remembers what was asked. */
export const fakeServer = (answers: Readonly<Record<string, Answer>>) => {
  const seen: SeenRequest[] = [];
  reachServer();

  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, "http://portal.test");
    const key = `${init.method ?? "GET"} ${url.pathname}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const request = { key, url, headers: new Headers(init.headers), body, credentials: init.credentials };
    seen.push(request);
    const answer = answers[key] ?? usualAnswers[key] ?? noDrafts(request);
    if (!answer) throw new TypeError(`Nobody answers ${key}.`);
    return answer(request);
  });

  return { seen, asked: (key: string) => seen.filter((request) => request.key === key) };
};
