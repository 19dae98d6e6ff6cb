import type { EndpointSpec } from "../../shared/contract/endpoint.ts";
import { type ProblemCode, problemKinds } from "../../shared/contract/problem.ts";

const when = (condition: unknown, ...codes: ProblemCode[]): ProblemCode[] => (condition ? codes : []);

/** Every problem an endpoint can answer: its own, and those the pipeline answers for it. */
export const problemsOf = (endpoint: EndpointSpec): ProblemCode[] => {
  const { access, method, body, query, path, reply } = endpoint;
  const writes = method !== "GET";
  const codes: ProblemCode[] = [
    ...when(query ?? body ?? path.includes("{"), "request.malformed"),
    ...when(body, "request.not-json", "request.too-deep", "request.forbidden-key", "request.too-large"),
    ...when(access.session, "session.missing"),
    ...when(access.session && writes, "session.xsrf"),
    ...when(writes && !endpoint.crossSite, "request.cross-site"),
    ...when(access.session && access.label !== "session", "access.denied"),
    ...(endpoint.problems ?? []),
    ...when(reply, "reply.too-large"),
    ...when(endpoint.callsPerMinute, "request.throttled"),
    "internal.failure",
    "service.busy",
  ];
  return [...new Set(codes)].sort((a, b) => problemKinds[a].status - problemKinds[b].status);
};
