import { subscribe } from "node:diagnostics_channel";
import { setEnvironmentData } from "node:worker_threads";
import { cell, PROBE, targetOf } from "./probe-cells.ts";

export const probeVariables = {
  NODE_OPTIONS: `--import=${new URL("./probe.preload.ts", import.meta.url).href}`,
};

const cells = new BigInt64Array(
  new SharedArrayBuffer(Object.keys(cell).length * BigInt64Array.BYTES_PER_ELEMENT),
);
setEnvironmentData(PROBE, cells.buffer);

// This thread polls the queues as Lambda's event sources do.
subscribe("http.client.request.start", (message) => {
  const target = targetOf(message);
  if (target.startsWith("AmazonSQS") && !target.endsWith("GetQueueAttributes"))
    Atomics.add(cells, cell.requests, 1n);
});

const take = (at: number) => Number(Atomics.exchange(cells, at, 0n));

export const probe = {
  /** Counting starts again. */
  look: () => ({
    /** To AWS, polls included. */
    requests: take(cell.requests),
    toDynamoDb: take(cell.toDynamoDb),
    /** In ms since 1970. */
    firstMailAt: take(cell.firstMailAt),
    /** In bytes, of the fullest instance, with what buffers hold outside the heap. */
    peakMemory: take(cell.peakMemory),
  }),
};
