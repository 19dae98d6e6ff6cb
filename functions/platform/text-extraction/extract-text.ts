import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { secondsToMilliseconds } from "date-fns/secondsToMilliseconds";
import type { DocumentKind } from "./document-kind.ts";
import type { ExtractionMessage, ExtractionTask } from "./extraction.thread.ts";
import { type Extraction, READING, without } from "./extraction.ts";

export interface ExtractionLimits {
  readonly milliseconds: number;
  readonly heapMegabytes: number;
  /** Of buffers, which do not count as heap. */
  readonly bufferMegabytes: number;
}

const usual: ExtractionLimits = {
  milliseconds: secondsToMilliseconds(30),
  heapMegabytes: 384,
  bufferMegabytes: 512,
};

const LOOK_EVERY = 50;
const MEGABYTE = 1024 * 1024;

/** The thread lies beside this module, in the source as in a bundle. */
const thread = new URL(`./extraction.thread${extname(import.meta.url)}`, import.meta.url);

/** The thread takes `bytes` over. Rejects if it ends before reading, for which no document is to blame. */
export const extractText = (
  kind: DocumentKind,
  bytes: Uint8Array<ArrayBuffer>,
  { milliseconds, heapMegabytes, bufferMegabytes }: ExtractionLimits = usual,
): Promise<Extraction> =>
  new Promise((resolve, reject) => {
    const task: ExtractionTask = { kind, bytes };
    const worker = new Worker(thread, {
      workerData: task,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    let extraction: Extraction | undefined;
    let failure: unknown = new Error("The thread that reads documents has not begun");
    const stop = () => worker.terminate();
    const tooLate = setTimeout(() => void stop(), milliseconds);
    const look = async () => {
      const { external_memory: buffers } = await worker.getHeapStatistics();
      if (buffers > bufferMegabytes * MEGABYTE) await stop();
    };
    // A thread that has not begun yet, or has ended, has no statistics.
    const watch = setInterval(() => void look().catch(() => undefined), LOOK_EVERY);
    worker.on("message", (message: ExtractionMessage) => {
      extraction = message === READING ? without("gave-up") : message;
      if (message !== READING) void stop();
    });
    worker.once("error", (error) => {
      failure = error;
      void stop();
    });
    worker.once("exit", () => {
      clearTimeout(tooLate);
      clearInterval(watch);
      if (extraction) resolve(extraction);
      else reject(failure);
    });
  });
