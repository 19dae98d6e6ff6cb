import * as z from "zod";
import type { CorsRule } from "../resources/bucket-cors.ts";
import type { NotificationRule } from "../resources/bucket-notifications.ts";
import type { MalwarePlan } from "../resources/malware-plans.ts";
import type { Engine } from "./engine.ts";
import { startService } from "./service.ts";

export interface S3Sqs extends Engine {
  readonly notify: (rules: readonly NotificationRule[]) => Promise<void>;
  readonly allow: (rules: readonly CorsRule[]) => Promise<void>;
  readonly protect: (plans: readonly MalwarePlan[]) => Promise<void>;
  readonly settled: () => Promise<void>;
}

export interface S3SqsOptions {
  readonly folder?: string | undefined;
  readonly region: string;
  readonly sqsUrl?: string | undefined;
  readonly scanSeconds?: number;
}

export const startS3Sqs = async (options: S3SqsOptions): Promise<S3Sqs> => {
  const service = startService(new URL("./s3-sqs.process.ts", import.meta.url));
  try {
    return {
      url: z.string().parse(await service.call("start", options)),
      notify: async (rules) => void (await service.call("announce", rules)),
      allow: async (rules) => void (await service.call("allow", rules)),
      protect: async (plans) => void (await service.call("protect", plans)),
      settled: async () => void (await service.call("settled")),
      stop: service.stop,
    };
  } catch (error) {
    await service.stop();
    throw error;
  }
};
