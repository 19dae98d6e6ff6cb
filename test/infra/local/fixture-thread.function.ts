import { threadId } from "node:worker_threads";

interface Call {
  readonly no?: number;
  /** Its first number stays 0 as long as the call shall be busy. */
  readonly gate?: SharedArrayBuffer;
}

/** Tells in which thread it ran. */
export const handler = async ({ no, gate }: Call) => {
  if (gate) await Atomics.waitAsync(new Int32Array(gate), 0, 0).value;
  return { no, threadId };
};
