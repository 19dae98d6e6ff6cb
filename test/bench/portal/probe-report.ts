export const PROBE_CHANNEL = "bench-probe";
/** In ms. */
export const HEAP_EVERY = 100;

export type Requests = Readonly<Record<string, number>>;

/** To all threads, or one of them; counting starts again. */
interface ProbeQuestion {
  readonly ask: number;
  readonly threadId?: number | undefined;
}

export interface ProbeReport {
  readonly answers: number;
  readonly threadId: number;
  readonly requests: Requests;
  /** In ms since 1970. */
  readonly firstMailAt: number | undefined;
  /** In bytes. */
  readonly peakHeap: number;
  /** In bytes, with what buffers hold outside the heap. */
  readonly peakMemory: number;
}

export type ProbeMessage = ProbeQuestion | ProbeReport | { readonly hello: number };
