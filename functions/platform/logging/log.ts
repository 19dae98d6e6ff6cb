import { Logger } from "@aws-lambda-powertools/logger";

/** Structured log. Never give it bodies, names, addresses or tokens: they are personal or secret. */
export const log = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? "portal" });

/** An alias, since the logger takes what has an index signature. */
type ErrorDescription = {
  readonly name: string;
  readonly reason?: string;
  readonly code?: unknown;
  readonly status?: unknown;
  readonly awsRequestId?: unknown;
  readonly stack?: string | undefined;
};

interface AwsError extends Error {
  readonly $metadata: { readonly httpStatusCode?: number; readonly requestId?: string };
}

/** The SDK puts `$metadata` on every error of a call, without an answer too. */
const isFromAws = (error: Error): error is AwsError =>
  "$metadata" in error && typeof error.$metadata === "object" && error.$metadata !== null;

/** A stack begins with the message; its frames hold places in our code only. */
const framesOf = ({ stack }: Error) =>
  stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");

/**
 * What of an error may be logged: no cause, since a cause can hold the request's body, and of an error that comes
 * from a call to AWS no message, since SES names recipients there.
 */
export const describeError = (error: unknown): ErrorDescription => {
  if (!(error instanceof Error)) return { name: "unknown", reason: typeof error };
  if (!isFromAws(error)) return { name: error.name, reason: error.message, stack: error.stack };
  const { httpStatusCode, requestId } = error.$metadata;
  return {
    name: error.name,
    ...("code" in error && { code: error.code }),
    status: httpStatusCode,
    awsRequestId: requestId,
    stack: framesOf(error),
  };
};
