import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { FunctionError } from "./function-error.ts";

export interface FunctionIdentity {
  readonly name: string;
  readonly arn: string;
  readonly memoryMb: number;
}

export interface InstanceOptions {
  readonly identity: FunctionIdentity;
  readonly module: string;
  readonly exported: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly log: (text: string) => void;
}

export interface Invocation {
  readonly event: unknown;
  readonly requestId: string;
  readonly deadline: number;
}

interface Answer {
  readonly result?: unknown;
  readonly ready?: true;
  readonly error?: { readonly type: string; readonly message: string; readonly stack?: string };
}

export interface Instance {
  readonly run: (event: unknown) => Promise<unknown>;
  readonly isAlive: () => boolean;
  readonly kill: () => Promise<void>;
}

/** Gives Node's `ERR_WORKER_OUT_OF_MEMORY` the name that Lambda uses. */
const crash = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"
    ? new FunctionError("Runtime.OutOfMemory", error.message)
    : new FunctionError(
        error instanceof Error ? error.name : "Error",
        error instanceof Error ? error.message : String(error),
        error instanceof Error ? error.stack : undefined,
      );

const LONGEST_END_MS = 10_000;

/** By default V8 lets garbage grow to four times as much in every thread, and is no faster. */
const YOUNG_MB = 24;

export const startInstance = async (options: InstanceOptions): Promise<Instance> => {
  const { identity, module, exported, environment, timeoutMs, log } = options;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { module, exported, identity },
    env: { ...environment },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: identity.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    stdout: true,
    stderr: true,
  });
  worker.stdout.on("data", (chunk: Buffer) => log(chunk.toString()));
  worker.stderr.on("data", (chunk: Buffer) => log(chunk.toString()));

  let alive = true;
  let settle: ((answer: Answer) => void) | undefined;
  let fail: ((error: FunctionError) => void) | undefined;
  const answered = () =>
    new Promise<Answer>((resolve, reject) => {
      settle = resolve;
      fail = reject;
    });
  const die = (error: FunctionError) => {
    alive = false;
    fail?.(error);
  };
  worker.on("message", (answer: Answer) => settle?.(answer));
  worker.on("error", (error) => {
    log(`${String(error)}\n`);
    die(crash(error));
  });
  worker.on("exit", (code) =>
    die(new FunctionError("Runtime.ExitError", `The function ended with code ${code}.`)),
  );

  /** A thread inside native code may never end, so that the wait is limited. */
  const kill = async () => {
    const isEnded = await Promise.race([
      worker.terminate().then(() => true),
      sleep(LONGEST_END_MS, false, { ref: false }),
    ]);
    if (!isEnded) log(`An instance of ${identity.name} did not end.\n`);
    worker.unref();
    die(new FunctionError("Runtime.ExitError", "The function was stopped."));
  };

  await answered();

  return {
    run: async (event) => {
      const late = setTimeout(() => {
        die(new FunctionError("Sandbox.Timedout", `Task timed out after ${timeoutMs / 1000} seconds`));
        void worker.terminate();
      }, timeoutMs);
      try {
        const answer = answered();
        const invocation: Invocation = { event, requestId: randomUUID(), deadline: Date.now() + timeoutMs };
        worker.postMessage(invocation);
        const { result, error } = await answer;
        if (error) throw new FunctionError(error.type, error.message, error.stack);
        return result;
      } finally {
        clearTimeout(late);
      }
    },
    isAlive: () => alive,
    kill,
  };
};
