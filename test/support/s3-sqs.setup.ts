import type { TestProject } from "vitest/node";
import { newPrivateKey } from "../../infra/key-pairs/key-pairs.ts";
import { startS3Sqs } from "../../infra/local/engines/s3-sqs.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly s3SqsUrl: string;
    readonly fileAddressKey: string;
  }
}

export default async ({ provide }: TestProject) => {
  const engine = await startS3Sqs({ region: "eu-central-1" });
  provide("s3SqsUrl", engine.url);
  provide("fileAddressKey", newPrivateKey());
  return engine.stop;
};
