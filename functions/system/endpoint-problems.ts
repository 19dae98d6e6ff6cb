import type { EndpointSpec } from "../../shared/contract/endpoint.ts";
import {
  accessProblems,
  internalProblems,
  replyProblems,
  requestProblems,
  serviceProblems,
  sessionProblems,
} from "../../shared/contract/general.problems.ts";
import type { ProblemKind } from "../../shared/contract/problem.ts";

const when = (condition: unknown, ...kinds: ProblemKind[]): ProblemKind[] => (condition ? kinds : []);

export const problemsOf = (endpoint: EndpointSpec): ProblemKind[] => {
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
