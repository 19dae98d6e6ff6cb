import { type ProblemKind, problemType } from "../../../shared/contract/problem.ts";
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

/** Answers that the thing is not there, or not visible to the caller. */
export const notFound = (kind: ProblemKind): never => {
  throw new Problem(kind);
};

/** A rule of the domain or a unique value broken at one field of the body. */
export const problemAt = (kind: ProblemKind, path: string, message = kind.title): Problem =>
  new Problem(kind, { errors: [{ path, message }] });
