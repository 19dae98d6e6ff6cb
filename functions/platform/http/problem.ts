import { type ProblemCode, problemKinds, problemType } from "../../../shared/contract/problem.ts";
import type { FieldError, ProblemDetails } from "../../../shared/contract/problem-details.ts";

interface ProblemOptions {
  /** German; the title of the kind unless told. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** The entity as it is now, with the 409 of a concurrent edit. */
  readonly current?: unknown;
  /** Seconds until it makes sense to try again (Retry-After). */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** What a handler throws to answer with a problem; the pipeline writes it as RFC 9457 problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, { cause: options.cause });
    this.name = "Problem";
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return problemKinds[this.code].status;
  }

  toDetails(requestId: string): ProblemDetails {
    const { status, title } = problemKinds[this.code];
    const { detail = title, errors, current } = this.options;
    return {
      type: problemType(this.code),
      title,
      status,
      detail,
      ...(errors?.length ? { errors: [...errors] } : {}),
      ...(current === undefined ? {} : { current }),
      requestId,
    };
  }
}

/** Answers that the thing is not there, or not visible to the caller. */
export const notFound = (code: ProblemCode): never => {
  throw new Problem(code);
};

/** A rule of the domain or a unique value broken at one field of the body. */
export const problemAt = (code: ProblemCode, path: string, message?: string): Problem =>
  new Problem(code, { errors: [{ path, message: message ?? problemKinds[code].title }] });
