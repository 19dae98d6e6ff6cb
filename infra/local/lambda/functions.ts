import { join } from "node:path";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import { IDLE } from "./capacity.ts";
import { createIdleInstances } from "./idle-instances.ts";
import { createPool, type Pool } from "./pool.ts";

const LambdaFunction = z.object({
  Handler: z.string(),
  Runtime: z.string(),
  Code: z.object({ S3Key: z.string() }),
  Timeout: z.number(),
  MemorySize: z.number(),
  ReservedConcurrentExecutions: z.never().optional(),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()).default({}) }).prefault({}),
});

export interface LocalFunction extends Pool {
  readonly logicalId: string;
  readonly name: string;
  readonly arn: string;
  readonly limit: number;
  readonly environment: Readonly<Record<string, string>>;
}

export interface FunctionOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly localise: (value: string) => string;
  readonly instances: number;
  readonly patience: number;
  readonly log: (functionName: string, text: string) => void;
}

export const createFunctions = (stack: Stack, options: FunctionOptions): LocalFunction[] => {
  const idleInstances = createIdleInstances(IDLE);
  return stack
    .ofType("AWS::Lambda::Function", LambdaFunction)
    .filter(({ properties: { Runtime } }) => Runtime.startsWith("nodejs"))
    .map(({ logicalId, ref: name, attribute, properties }) => {
      const { Handler, Code, Timeout, MemorySize, Environment } = properties;
      const arn = attribute("Arn");
      const [file = "index", exported = "handler"] = Handler.split(/\.(?=[^.]*$)/);
      const folder = stack.assets.get(Code.S3Key) ?? "";
      const own = Object.entries(Environment.Variables).map(
        ([key, value]) => [key, options.localise(value)] as const,
      );
      const environment: Record<string, string> = {
        ...Object.fromEntries(own),
        ...options.environment,
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
        AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
        // An instance takes a third less to load with what the one before has compiled; goes with the build.
        NODE_COMPILE_CACHE: join(folder, "compiled"),
      };
      const pool = createPool({
        identity: { name, arn, memoryMb: MemorySize },
        module: join(folder, `${file}.mjs`),
        exported,
        environment,
        timeoutMs: Timeout * 1000 * options.patience,
        log: (text) => options.log(name, text),
        limit: options.instances,
        idleInstances,
      });
      return { ...pool, logicalId, name, arn, limit: options.instances, environment };
    });
};
