import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";

/** One JSON line per call. The path stands there as its pattern, and no query: both may carry a secret of a mail link. */
export const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    time: "$context.requestTime",
    requestId: "$context.requestId",
    routeKey: "$context.routeKey",
    status: "$context.status",
    responseLength: "$context.responseLength",
    responseLatency: "$context.responseLatency",
    integrationLatency: "$context.integrationLatency",
    integrationError: "$context.integrationErrorMessage",
  }),
);
