import { type ProblemKind, problemType } from "../../../shared/contract/problem.ts";
import type { FieldError, ProblemDetails } from "../../../shared/contract/problem-details.ts";

interface ProblemOptions {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  /** In seconds (Retry-After). */
  readonly retryAfter?: number;
  /** The allowed methods (Allow). */
  readonly allow?: readonly string[];
  readonly cause?: unknown;
  /** Replaces the German page of the problem. */
  readonly page?: string;
}

export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly code: string;
  readonly options: ProblemOptions;

  constructor(kind: ProblemKind, options: ProblemOptions = {}) {
    super(kind.code, { cause: options.cause });
    this.name = "Problem";
    this.kind = kind;
    this.code = kind.code;
    this.options = options;
  }

  toDetails(requestId: string): ProblemDetails {
    const { status, title } = this.kind;
    const { detail = title, errors, current } = this.options;
    return {
      type: problemType(this.kind),
      title,
      status,
      detail,
      ...(errors?.length ? { errors: [...errors] } : {}),
      ...(current === undefined ? {} : { current }),
      requestId,
    };
  }
}

export const notFound = (kind: ProblemKind): never => {
  throw new Problem(kind);
};

export const problemAt = (kind: ProblemKind, path: string, message = kind.title): Problem =>
  new Problem(kind, { errors: [{ path, message }] });
