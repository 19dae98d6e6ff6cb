import type { ClientRequest } from "node:http";

export const serviceOf = (request: ClientRequest): "DynamoDB" | "SQS" | "SES" | "S3" => {
  const target = String(request.getHeader("x-amz-target") ?? "");
  if (target.startsWith("DynamoDB")) return "DynamoDB";
  if (target.startsWith("AmazonSQS")) return "SQS";
  return request.path.startsWith("/v2/email/") ? "SES" : "S3";
};
