import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { BroadcastChannel, type Worker } from "node:worker_threads";
import { PROBE_CHANNEL, type ProbeMessage, type ProbeReport } from "./probe-report.ts";
import { serviceOf } from "./service-of.ts";

/** What every function of a local run is given, so that it can be looked into. */
export const probeVariables = {
  NODE_OPTIONS: `--import=${new URL("./probe.preload.ts", import.meta.url).href}`,
};

export type Requests = Record<string, number>;

export interface Findings {
  /** Requests to AWS by service, made by each function. */
  readonly functions: Readonly<Record<string, Requests>>;
  /** Requests to SQS of this thread, which polls the queues as Lambda's event sources do. */
  readonly sources: number;
  readonly firstMailAt: number | undefined;
  /** Peak heap of the fullest instance of each function, and what it keeps after a collection, bytes. */
  readonly peakHeaps: Readonly<Record<string, number>>;
  readonly keptHeaps: Readonly<Record<string, number>>;
  /** Processor time of each function's instances together, ms. */
  readonly processorTimes: Readonly<Record<string, number>>;
}

const most = (peaks: Record<string, number>, name: string, value: number) => {
  peaks[name] = Math.max(peaks[name] ?? 0, value);
};

const add = (sums: Requests, more: Readonly<Record<string, number>>) => {
  for (const [name, count] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + count;
};

const merged = (reports: readonly ProbeReport[], sources: number): Findings => {
  const functions: Record<string, Requests> = {};
  const peakHeaps: Record<string, number> = {};
  const keptHeaps: Record<string, number> = {};
  const processorTimes: Record<string, number> = {};
  const firstMails = reports.flatMap(({ firstMailAt }) => firstMailAt ?? []);
  for (const { functionName, requests, peakHeap, keptHeap, processorTime } of reports) {
    add(processorTimes, { [functionName]: processorTime });
    functions[functionName] ??= {};
    add(functions[functionName], requests);
    most(peakHeaps, functionName, peakHeap);
    most(keptHeaps, functionName, keptHeap);
  }
  return {
    functions,
    sources,
    peakHeaps,
    keptHeaps,
    processorTimes,
    firstMailAt: firstMails.length ? Math.min(...firstMails) : undefined,
  };
};

const openProbe = () => {
  const channel = new BroadcastChannel(PROBE_CHANNEL);
  channel.unref();
  const threads = new Set<number>();
  /** A thread's greeting may come when it has ended. */
  const ended = new Set<number>();
  const reports = new Map<number, ProbeReport>();
  let heard: (() => void) | undefined;
  let questions = 0;
  let isAsking = false;
  let sources = 0;

  const ask = (threadId?: number) =>
    channel.postMessage({ ask: questions, threadId, reset: true } satisfies ProbeMessage);

  channel.onmessage = (event) => {
    const message = event.data as ProbeMessage; // only ours use this channel
    if ("hello" in message && !ended.has(message.hello)) {
      threads.add(message.hello);
      // It was not there yet when all were asked.
      if (isAsking) ask(message.hello);
    }
    if ("answers" in message && message.answers === questions) reports.set(message.threadId, message);
    heard?.();
  };

  subscribe("worker_threads", (message) => {
    const { worker } = message as { worker: Worker }; // Node's documentation of the channel
    const { threadId } = worker;
    worker.once("exit", () => {
      ended.add(threadId);
      threads.delete(threadId);
      heard?.();
    });
  });

  subscribe("http.client.request.start", (message) => {
    const { request } = message as { request: ClientRequest }; // Node's documentation of the channel
    const isCount = String(request.getHeader("x-amz-target") ?? "").endsWith("GetQueueAttributes");
    if (serviceOf(request) === "SQS" && !isCount) sources += 1;
  });

  return {
    /** What was seen since the last look; a new count begins. */
    look: async (): Promise<Findings> => {
      questions += 1;
      reports.clear();
      channel.ref();
      isAsking = true;
      ask();
      await new Promise<void>((resolve) => {
        heard = () => [...threads].every((thread) => reports.has(thread)) && resolve();
        heard();
      });
      isAsking = false;
      channel.unref();
      const seen = sources;
      sources = 0;
      return merged([...reports.values()], seen);
    },
  };
};

export type Probe = ReturnType<typeof openProbe>;

let probe: Probe | undefined;

/** Looks into the functions of the local runs in this process; a queue's length is asked by the run itself and not counted. */
export const theProbe = (): Probe => {
  probe ??= openProbe();
  return probe;
};
