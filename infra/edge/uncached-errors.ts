import { Duration } from "aws-cdk-lib";
import type { ErrorResponse } from "aws-cdk-lib/aws-cloudfront";

/** CloudFront caches errors for ten seconds by default: one caller's 403 for everybody. */
const cachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

export const uncachedErrors: ErrorResponse[] = cachedErrors.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
