import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { getHeapStatistics } from "node:v8";
import { BroadcastChannel, threadId } from "node:worker_threads";
import { HEAP_EVERY, PROBE_CHANNEL, type ProbeMessage, type ProbeReport } from "./probe-report.ts";
import { serviceOf } from "./service-of.ts";

const requests = new Map<string, number>();
let firstMailAt: number | undefined;
let peakHeap = 0;
let peakMemory = 0;

const clientRequest = (message: unknown): ClientRequest =>
  // Node's documentation: both channels' messages hold the http.ClientRequest.
  (message as { request: ClientRequest }).request;

subscribe("http.client.request.start", (message) => {
  const service = serviceOf(clientRequest(message));
  requests.set(service, (requests.get(service) ?? 0) + 1);
});

subscribe("http.client.response.finish", (message) => {
  if (clientRequest(message).path.includes("outbound-bulk-emails")) firstMailAt ??= Date.now();
});

const measure = () => {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  peakHeap = Math.max(peakHeap, heap);
  peakMemory = Math.max(peakMemory, heap + external);
};

setInterval(measure, HEAP_EVERY).unref();

const channel = new BroadcastChannel(PROBE_CHANNEL);
channel.unref();
channel.onmessage = (event) => {
  const question = event.data as ProbeMessage; // only ours use this channel
  if (!("ask" in question) || (question.threadId ?? threadId) !== threadId) return;
  measure();
  channel.postMessage({
    answers: question.ask,
    threadId,
    requests: Object.fromEntries(requests),
    firstMailAt,
    peakHeap,
    peakMemory,
  } satisfies ProbeReport);
  requests.clear();
  firstMailAt = undefined;
  peakHeap = 0;
  peakMemory = 0;
};

channel.postMessage({ hello: threadId } satisfies ProbeMessage);
