import * as z from "zod";
import type { CorsRule } from "../resources/bucket-cors.ts";
import type { NotificationRule } from "../resources/bucket-notifications.ts";
import type { Engine } from "./engine.ts";
import { startService } from "./service.ts";

export interface S3Sqs extends Engine {
  /** Announces uploads from now on. */
  readonly announce: (rules: readonly NotificationRule[]) => Promise<void>;
  /** Lets pages of other origins talk to buckets from now on. */
  readonly allow: (rules: readonly CorsRule[]) => Promise<void>;
  /** Resolves when every upload so far has been announced. */
  readonly settled: () => Promise<void>;
}

export interface S3SqsOptions {
  readonly folder?: string | undefined;
  readonly region: string;
  /** Another SQS, to which uploads are announced. */
  readonly sqsUrl?: string | undefined;
}

/** S3 and SQS on fauxqs: in memory, or in files below `folder`. */
export const startS3Sqs = async (options: S3SqsOptions): Promise<S3Sqs> => {
  const service = startService(new URL("./s3-sqs.process.ts", import.meta.url));
  try {
    return {
      url: z.string().parse(await service.call("start", options)),
      announce: async (rules) => void (await service.call("announce", rules)),
      allow: async (rules) => void (await service.call("allow", rules)),
      settled: async () => void (await service.call("settled")),
      stop: service.stop,
    };
  } catch (error) {
    await service.stop();
    throw error;
  }
};
