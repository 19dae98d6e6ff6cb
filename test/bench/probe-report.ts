export const PROBE_CHANNEL = "bench-probe";
/** How often a thread looks at its heap, ms. */
export const HEAP_EVERY = 100;

/** Asks every function's thread, or one of them; `reset` begins a new count. */
export interface ProbeQuestion {
  readonly ask: number;
  readonly threadId?: number;
  readonly reset: boolean;
}

/** What one thread has seen since the last reset. */
export interface ProbeReport {
  readonly answers: number;
  readonly threadId: number;
  readonly functionName: string;
  /** Requests to AWS by service. */
  readonly requests: Readonly<Record<string, number>>;
  /** When SES took the first mail of this thread, ms since 1970. */
  readonly firstMailAt: number | undefined;
  /** Most bytes in use on the thread's heap. */
  readonly peakHeap: number;
  /** What is left on it after a collection. */
  readonly keptHeap: number;
  /** Processor time of the thread, ms. */
  readonly processorTime: number;
}

export type ProbeMessage = ProbeQuestion | ProbeReport | { readonly hello: number };
