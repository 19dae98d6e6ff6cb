export const PROBE_CHANNEL = "bench-probe";
/** How often a thread looks at its heap, ms. */
export const HEAP_EVERY = 100;

/** Requests to AWS by service. */
export type Requests = Readonly<Record<string, number>>;

/** Asks every function's thread, or one of them; a new count begins. */
interface ProbeQuestion {
  readonly ask: number;
  readonly threadId?: number | undefined;
}

/** What one thread has seen since it was asked last. */
export interface ProbeReport {
  readonly answers: number;
  readonly threadId: number;
  readonly requests: Requests;
  /** When SES took the first mail of this thread, ms since 1970. */
  readonly firstMailAt: number | undefined;
  /** Most bytes in use on the thread's heap. */
  readonly peakHeap: number;
}

export type ProbeMessage = ProbeQuestion | ProbeReport | { readonly hello: number };
