import { Logger } from "@aws-lambda-powertools/logger";

/** Never log bodies, names, addresses or tokens: they are personal or secret. */
export const log = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? "portal" });

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

/** The SDK sets `$metadata` even without an answer. */
const isFromAws = (error: Error): error is AwsError =>
  "$metadata" in error && typeof error.$metadata === "object" && error.$metadata !== null;

const framesOf = ({ stack }: Error) =>
  stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");

/** Omits causes, which may hold a request's body, and AWS's messages, in which SES names recipients. */
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
