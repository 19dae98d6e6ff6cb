import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import { IDLE } from "./capacity.ts";
import { createIdleInstances } from "./idle-instances.ts";
import { createPool, type Pool } from "./pool.ts";

const LambdaFunction = z.object({
  Handler: z.string().default("index.handler"),
  Runtime: z.string().default("nodejs"),
  Code: z.object({ S3Key: z.string().optional() }),
  Timeout: z.coerce.number().default(3),
  MemorySize: z.coerce.number().default(128),
  ReservedConcurrentExecutions: z.coerce.number().optional(),
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

const moduleIn = (folder: string, file: string) => {
  const candidates = [".mjs", ".js", ".cjs"].map((ending) => join(folder, `${file}${ending}`));
  return candidates.find(existsSync) ?? join(folder, `${file}.mjs`);
};

export const createFunctions = (stack: Stack, options: FunctionOptions): LocalFunction[] => {
  const idleInstances = createIdleInstances(IDLE);
  return stack
    .ofType("AWS::Lambda::Function", LambdaFunction)
    .filter(({ properties: { Runtime, Code } }) => Runtime.startsWith("nodejs") && Code.S3Key !== undefined)
    .map(({ logicalId, ref: name, attribute, properties }) => {
      const { Handler, Code, Timeout, MemorySize, ReservedConcurrentExecutions, Environment } = properties;
      const arn = attribute("Arn");
      const [file = "index", exported = "handler"] = Handler.split(/\.(?=[^.]*$)/);
      const folder = stack.assets.get(Code.S3Key ?? "") ?? "";
      const limit = Math.min(options.instances, ReservedConcurrentExecutions ?? Number.POSITIVE_INFINITY);
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
        module: moduleIn(folder, file),
        exported,
        environment,
        timeoutMs: Timeout * 1000 * options.patience,
        log: (text) => options.log(name, text),
        limit,
        idleInstances,
      });
      return { ...pool, logicalId, name, arn, limit, environment };
    });
};
