import { codeOfType, ProblemDetails } from "../../../shared/contract/problem-details.ts";
import { problemText } from "../shell/app.text.ts";
import { ApiProblem } from "./api-problem.ts";

const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

/** Answers of proxies become a general problem. */
export const readProblem = async (response: Response): Promise<ApiProblem> => {
  const retryAfter = secondsOf(response.headers.get("Retry-After"));
  const details = ProblemDetails.safeParse(await response.json().catch(() => undefined));
  if (!details.success) {
    return new ApiProblem({
      ...problemText.unreadable,
      status: response.status,
      code: "unreadable",
      retryAfter,
    });
  }
  const { type, ...parts } = details.data;
  return new ApiProblem({ ...parts, status: response.status, code: codeOfType(type), retryAfter });
};

export const offlineProblem = (cause: unknown): ApiProblem =>
  new ApiProblem({ ...problemText.offline, status: 0, code: "offline" }, { cause });
