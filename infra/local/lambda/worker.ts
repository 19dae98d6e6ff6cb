import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { FunctionIdentity, Invocation } from "./instance.ts";

type Handler = (event: unknown, context: unknown) => unknown;

interface WorkerData {
  readonly module: string;
  readonly exported: string;
  readonly identity: FunctionIdentity;
}

const { module, exported, identity } = workerData as WorkerData; // from instance.ts, our only caller
const port = parentPort;
if (!port) throw new Error("Runs as a worker thread only.");

const contextOf = ({ requestId, deadline }: Invocation) => ({
  callbackWaitsForEmptyEventLoop: true,
  functionName: identity.name,
  functionVersion: "$LATEST",
  invokedFunctionArn: identity.arn,
  memoryLimitInMB: String(identity.memoryMb),
  awsRequestId: requestId,
  logGroupName: `/aws/lambda/${identity.name}`,
  logStreamName: "local",
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

const failure = (error: unknown) => ({
  type: error instanceof Error ? error.name : typeof error,
  message: error instanceof Error ? error.message : String(error),
  stack: error instanceof Error ? error.stack : undefined,
});

/** Lambda sends JSON; a structured clone is faster, and fails only for what cannot be cloned. */
const reply = (result: unknown) => {
  try {
    port.postMessage({ result });
  } catch {
    const json: unknown = JSON.parse(JSON.stringify(result) ?? "null");
    port.postMessage({ result: json });
  }
};

const exports: unknown = await import(pathToFileURL(module).href);
const handler = (exports as Record<string, Handler | undefined>)[exported]; // a bundle's exports have no types
if (typeof handler !== "function") throw new Error(`${module} exports no function ${exported}.`);

const run = async (invocation: Invocation) => {
  try {
    reply(await handler(invocation.event, contextOf(invocation)));
  } catch (error) {
    port.postMessage({ error: failure(error) });
  }
};

port.on("message", (invocation: Invocation) => void run(invocation));
port.postMessage({ ready: true });
