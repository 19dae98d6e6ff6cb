import type { ZodOpenApiResponsesObject } from "zod-openapi";
import { type EndpointSpec, statusOf } from "../../shared/contract/endpoint.ts";
import {
  accessProblems,
  internalProblems,
  replyProblems,
  requestProblems,
  serviceProblems,
  sessionProblems,
} from "../../shared/contract/general.problems.ts";
import { type ProblemKind, problemType } from "../../shared/contract/problem.ts";
import { ProblemDetails } from "../../shared/contract/problem-details.ts";
import { openApiText as text } from "./openapi.text.ts";

const when = (condition: unknown, ...kinds: ProblemKind[]): ProblemKind[] => (condition ? kinds : []);

const problemsOf = (endpoint: EndpointSpec): ProblemKind[] => {
  const { access, method, body, query, path, reply } = endpoint;
  const writes = method !== "GET";
  const kinds: ProblemKind[] = [
    ...when(query ?? body ?? path.includes("{"), requestProblems.malformed),
    ...when(
      body,
      requestProblems.notJson,
      requestProblems.tooDeep,
      requestProblems.forbiddenKey,
      requestProblems.tooLarge,
    ),
    ...when(access.session, sessionProblems.missing, sessionProblems.deactivated),
    ...when(access.session && writes, sessionProblems.xsrf),
    ...when(writes && !endpoint.crossSite, requestProblems.crossSite),
    ...when(access.session && access.label !== "session", accessProblems.denied),
    ...(endpoint.problems ?? []),
    ...when(reply, replyProblems.tooLarge),
    ...when(endpoint.callsPerMinute, requestProblems.throttled),
    internalProblems.failure,
    serviceProblems.busy,
  ];
  return [...new Set(kinds)].sort((a, b) => a.status - b.status);
};

const header = (description: string) => ({ description, schema: { type: "string" as const } });

const problemResponse = (status: number, kinds: readonly ProblemKind[]) => ({
  description: kinds.map(({ title }) => title).join(" "),
  ...(status === 429 && { headers: { "Retry-After": header(text.retryAfter) } }),
  content: {
    "application/problem+json": {
      schema: ProblemDetails,
      examples: Object.fromEntries(
        kinds.map((kind) => [kind.code, { value: { type: problemType(kind), title: kind.title, status } }]),
      ),
    },
  },
});

const success = ({ reply, media, versioned, redirects }: EndpointSpec) => ({
  description: text.success,
  headers: {
    ...(versioned && { ETag: header(text.etag) }),
    ...(redirects && { Location: header(text.location) }),
  },
  ...(reply && { content: { "application/json": { schema: reply } } }),
  ...(media && { content: { [media]: { schema: { type: "string" as const } } } }),
});

export const responsesOf = (endpoint: EndpointSpec): ZodOpenApiResponsesObject => {
  const byStatus = Map.groupBy(problemsOf(endpoint), ({ status }) => status);
  return {
    [`${statusOf(endpoint)}`]: success(endpoint),
    ...Object.fromEntries(
      Array.from(byStatus, ([status, kinds]) => [`${status}`, problemResponse(status, kinds)]),
    ),
  };
};
