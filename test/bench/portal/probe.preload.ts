import { subscribe } from "node:diagnostics_channel";
import { getHeapStatistics } from "node:v8";
import { getEnvironmentData } from "node:worker_threads";
import { cell, PROBE, requestOf, targetOf } from "./probe-cells.ts";

/** In ms. */
const MEMORY_EVERY = 100;

const cells = new BigInt64Array(getEnvironmentData(PROBE) as SharedArrayBuffer); // from probe.ts

subscribe("http.client.request.start", (message) => {
  Atomics.add(cells, cell.requests, 1n);
  if (targetOf(message).startsWith("DynamoDB")) Atomics.add(cells, cell.toDynamoDb, 1n);
});

subscribe("http.client.response.finish", (message) => {
  if (requestOf(message).path.includes("outbound-bulk-emails"))
    Atomics.compareExchange(cells, cell.firstMailAt, 0n, BigInt(Date.now()));
});

setInterval(() => {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  const memory = BigInt(heap + external);
  if (memory > Atomics.load(cells, cell.peakMemory)) Atomics.store(cells, cell.peakMemory, memory);
}, MEMORY_EVERY).unref();
