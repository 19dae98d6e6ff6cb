import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { CreateQueueCommand, SQSClient } from "@aws-sdk/client-sqs";
import { ulid } from "ulid";
import { inject } from "vitest";
import { engineVariables } from "./new-table.ts";

export const newBucket = async (): Promise<string> => {
  Object.assign(process.env, engineVariables());
  const Bucket = `test-${ulid().toLowerCase()}`;
  await new S3Client({}).send(new CreateBucketCommand({ Bucket }));
  return Bucket;
};

export const newQueue = async (): Promise<string> => {
  Object.assign(process.env, engineVariables());
  const { QueueUrl } = await new SQSClient({}).send(new CreateQueueCommand({ QueueName: `test-${ulid()}` }));
  if (!QueueUrl) throw new Error("The engine made no queue.");
  // The engine calls itself by AWS's name.
  return new URL(new URL(QueueUrl).pathname, inject("s3SqsUrl")).href;
};
