import { internalProblems, serviceProblems } from "../../../../shared/contract/general.problems.ts";
import { describeError, log } from "../../logging/log.ts";
import type { PortalMiddleware } from "../exchange.ts";
import { Problem } from "../problem.ts";
import { problemPage } from "../problem-page.ts";

const busy = new Set([
  "ProvisionedThroughputExceededException",
  "ThrottlingException",
  "RequestLimitExceeded",
]);

const asProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  return error instanceof Error && busy.has(error.name)
    ? new Problem(serviceProblems.busy, { retryAfter: 2, cause: error })
    : new Problem(internalProblems.failure, { cause: error });
};

/** Answers problem+json (RFC 9457) or a page, with nothing internal in it. */
export const problemReply = (): PortalMiddleware => ({
  onError: (request) => {
    const { event, error } = request;
    const problem = asProblem(error);
    if (problem.kind.status >= 500) log.error("request failed", describeError(error));
    const { retryAfter, allow, current, page } = problem.options;
    const endpoint = event.exchange?.endpoint;
    const schema = endpoint?.current ?? endpoint?.reply;
    const shown = current === undefined ? undefined : schema?.safeParse(current);
    const isPage = endpoint?.media?.startsWith("text/html");
    const details = problem.toDetails(event.requestContext.requestId);
    request.response = {
      statusCode: problem.kind.status,
      headers: {
        "content-type": isPage ? "text/html; charset=utf-8" : "application/problem+json; charset=utf-8",
        ...(retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(retryAfter)) }),
        ...(allow && { allow: allow.join(", ") }),
      },
      body: isPage
        ? (page ?? problemPage(details))
        : JSON.stringify({ ...details, current: shown?.success ? shown.data : undefined }),
    };
  },
});
