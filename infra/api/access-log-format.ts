import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";

export const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    time: "$context.requestTime",
    requestId: "$context.requestId",
    method: "$context.httpMethod",
    routeKey: "$context.routeKey",
    status: "$context.status",
    responseLength: "$context.responseLength",
    responseLatency: "$context.responseLatency",
    integrationLatency: "$context.integrationLatency",
    integrationError: "$context.integrationErrorMessage",
  }),
);
