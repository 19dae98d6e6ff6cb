import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { codeOfType } from "../../../shared/contract/problem.ts";
import type { FieldError, ProblemDetails } from "../../../shared/contract/problem-details.ts";
import { problemText } from "../shell/app.text.ts";
import { hasTypes } from "./has-types.ts";

/** A thrown one shows the page "not allowed". */
export const isDenied = (error: Error): boolean => error instanceof ApiProblem && error.status === 403;

export interface ProblemParts {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly FieldError[] | undefined;
  readonly requestId?: string | undefined;
  /** The stored entity, after a concurrent edit was refused. */
  readonly current?: unknown;
  /** In seconds. */
  readonly retryAfter?: number | undefined;
}

export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  constructor(parts: ProblemParts, options?: ErrorOptions) {
    super(`${parts.status} ${parts.code}: ${parts.title}`, options);
    this.name = "ApiProblem";
    this.status = parts.status;
    this.code = parts.code;
    this.title = parts.title;
    this.detail = parts.detail;
    this.errors = parts.errors ?? [];
    this.requestId = parts.requestId;
    this.current = parts.current;
    this.retryAfter = parts.retryAfter;
  }
}

export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiProblem) ||
  error.status === 0 ||
  error.status >= 500 ||
  [401, 429].includes(error.status);

export const isProblem = (error: unknown, ...kinds: readonly ProblemKind[]): error is ApiProblem =>
  error instanceof ApiProblem && kinds.some(({ code }) => code === error.code);

const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

const isDetails = (answer: unknown): answer is ProblemDetails =>
  hasTypes(answer, { type: "string", title: "string", detail: "string", requestId: "string" });

/** A proxy's answer has no details, so it becomes a general problem. */
export const readProblem = async (response: Response): Promise<ApiProblem> => {
  const retryAfter = secondsOf(response.headers.get("Retry-After"));
  const details: unknown = await response.json().catch(() => undefined);
  if (!isDetails(details)) {
    return new ApiProblem({
      ...problemText.unreadable,
      status: response.status,
      code: "unreadable",
      retryAfter,
    });
  }
  const { type, ...parts } = details;
  return new ApiProblem({ ...parts, status: response.status, code: codeOfType(type), retryAfter });
};

export const offlineProblem = (cause: unknown): ApiProblem =>
  new ApiProblem({ ...problemText.offline, status: 0, code: "offline" }, { cause });
