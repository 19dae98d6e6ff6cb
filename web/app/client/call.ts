import type { CallInput, EndpointSpec, ResultOf } from "../../../shared/contract/endpoint.ts";
import { sessionProblems } from "../../../shared/contract/general.problems.ts";
import { system } from "../../../shared/system/system.contract.ts";
import { isProblem, offlineProblem, readProblem } from "./api-problem.ts";
import { takeAskedEarly } from "./asked-early.ts";
import { confirmIdentity } from "./identity.ts";
import { notePictures } from "./picture-addresses.ts";
import { queryText } from "./query-text.ts";
import { doubtServer, reachServer } from "./server-reach.ts";
import {
  hasBegunSince,
  lackSecondFactor,
  loseSession,
  proveSession,
  sessionPhase,
  signedInAgain,
  userIdNow,
} from "./session.ts";

const COOKIE = "XSRF-TOKEN";
const XSRF_HEADER = "X-XSRF-TOKEN";

const readCookie = (): string | undefined => {
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1));
};

/** Any GET sets the cookie if it is missing or unknown. */
const askForToken = () => fetch(system.health.path, { credentials: "include" });

const xsrfToken = async (): Promise<string | undefined> => {
  if (readCookie() === undefined) await askForToken();
  return readCookie();
};

const renewXsrfToken = async (): Promise<boolean> => {
  const refused = readCookie();
  await askForToken().catch(() => undefined);
  return readCookie() !== refused;
};

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly ifMatch?: string | undefined;
  /** Equal for all attempts of one action; for endpoints that are `idempotent`. */
  readonly idempotencyKey?: string | undefined;
  /** Whether a write is repeated after signing in again; true by default. */
  readonly waitsForSession?: boolean;
}

export interface Versioned<Data> {
  readonly data: Data;
  readonly etag: string | undefined;
}

interface InputParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
}

const pathOf = (endpoint: EndpointSpec, params: InputParts["params"] = {}) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

const headersOf = async (endpoint: EndpointSpec, parts: InputParts, options: CallOptions) => {
  const { ifMatch, idempotencyKey } = options;
  const headers = new Headers({ Accept: "application/json, application/problem+json" });
  if (parts.body !== undefined) headers.set("Content-Type", "application/json");
  if (ifMatch !== undefined) headers.set("If-Match", ifMatch);
  if (idempotencyKey !== undefined) headers.set("Idempotency-Key", idempotencyKey);
  if (endpoint.method !== "GET" && endpoint.access.session) {
    const token = await xsrfToken();
    if (token !== undefined) headers.set(XSRF_HEADER, token);
  }
  return headers;
};

const send = async (endpoint: EndpointSpec, parts: InputParts, options: CallOptions): Promise<Response> => {
  const url = pathOf(endpoint, parts.params) + queryText(parts.query);
  try {
    const asked = endpoint.method === "GET" ? await takeAskedEarly(url) : undefined;
    if (asked) return asked;
    return await fetch(url, {
      method: endpoint.method,
      headers: await headersOf(endpoint, parts, options),
      credentials: "include",
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    doubtServer();
    throw offlineProblem(cause);
  }
};

/** Resolves with the ETag to save with; rejects with `ApiProblem`. */
export const callVersioned = async <E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Versioned<ResultOf<E>>> => {
  const [askedIn, askedBy] = [sessionPhase(), userIdNow()];
  const response = await send(endpoint, input, options);
  if (response.status < 500) reachServer();
  else doubtServer();
  if (!response.ok) {
    const problem = await readProblem(response);
    // An answer from before the sign-in can arrive after it and bring a token of the wrong session.
    const mayRepeat = isProblem(problem, sessionProblems.xsrf) && (await renewXsrfToken());
    if (mayRepeat) return callVersioned(endpoint, input, options);
    const isDeactivated = isProblem(problem, sessionProblems.deactivated);
    if (isDeactivated || isProblem(problem, sessionProblems.missing)) {
      // A refused write changed nothing, so it can be repeated; reads are refetched by their queries.
      const waits = endpoint.method !== "GET" && options.waitsForSession !== false;
      const isOfBefore = hasBegunSince(askedIn);
      if (!isOfBefore) loseSession(isDeactivated);
      const mayRepeat = isOfBefore ? askedBy === userIdNow() : waits && (await signedInAgain());
      if (waits && mayRepeat) return callVersioned(endpoint, input, options);
    }
    const mayConfirm = isProblem(problem, sessionProblems.tooOld) && (await confirmIdentity());
    if (mayConfirm) return callVersioned(endpoint, input, options);
    if (isProblem(problem, sessionProblems.secondFactorMissing)) lackSecondFactor();
    throw problem;
  }
  if (endpoint.access.session) proveSession(askedIn);
  const data: unknown = endpoint.reply ? await response.json() : undefined;
  notePictures(data);
  // The server validates every reply against this schema, so the browser need not.
  return { data: data as ResultOf<E>, etag: response.headers.get("ETag") ?? undefined };
};

export const call = async <E extends EndpointSpec>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<ResultOf<E>> => (await callVersioned(endpoint, input, { signal })).data;
