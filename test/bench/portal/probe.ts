import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { BroadcastChannel, type Worker } from "node:worker_threads";
import { PROBE_CHANNEL, type ProbeMessage, type ProbeReport, type Requests } from "./probe-report.ts";
import { serviceOf } from "./service-of.ts";

export const probeVariables = {
  NODE_OPTIONS: `--import=${new URL("./probe.preload.ts", import.meta.url).href}`,
};

export interface Findings {
  readonly requests: Requests;
  /** This thread polls the queues as Lambda's event sources do. */
  readonly polls: number;
  readonly firstMailAt: number;
  /** In bytes, of the fullest instance. */
  readonly peakHeap: number;
  readonly peakMemory: number;
}

const merged = (reports: readonly ProbeReport[], polls: number): Findings => {
  const requests: Record<string, number> = {};
  for (const [service, count] of reports.flatMap((report) => Object.entries(report.requests)))
    requests[service] = (requests[service] ?? 0) + count;
  return {
    requests,
    polls,
    firstMailAt: Math.min(...reports.flatMap(({ firstMailAt }) => firstMailAt ?? [])),
    peakHeap: Math.max(...reports.map(({ peakHeap }) => peakHeap)),
    peakMemory: Math.max(...reports.map(({ peakMemory }) => peakMemory)),
  };
};

const openProbe = () => {
  const channel = new BroadcastChannel(PROBE_CHANNEL);
  channel.unref();
  const threads = new Set<number>();
  /** A thread's greeting may arrive after its end. */
  const ended = new Set<number>();
  const reports = new Map<number, ProbeReport>();
  let heard: (() => void) | undefined;
  let questions = 0;
  let isAsking = false;
  let polls = 0;

  const ask = (threadId?: number) => channel.postMessage({ ask: questions, threadId } satisfies ProbeMessage);

  channel.onmessage = (event) => {
    const message = event.data as ProbeMessage; // only ours use this channel
    if ("hello" in message && !ended.has(message.hello)) {
      threads.add(message.hello);
      // The thread started after the question was sent.
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
    if (serviceOf(request) === "SQS" && !isCount) polls += 1;
  });

  return {
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
      const seen = polls;
      polls = 0;
      return merged([...reports.values()], seen);
    },
  };
};

export const probe = openProbe();
