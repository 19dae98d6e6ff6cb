import { AsyncLocalStorage } from "node:async_hooks";

/** Something that can be brought up to date by a query that depends on nobody's rights. */
export interface Refreshable<Result = unknown> {
  readonly refresh: () => Promise<Result>;
}

/**
 * What one request reads of collections, each once; what is known to be needed begins beside the reading of the session
 * (`http/middleware/early-reads.ts`). Only for requests that write nothing: their own writes would be missing.
 */
class RequestReads {
  /** What was asked for, whoever began it. */
  readonly asked = new Set<Refreshable>();
  readonly #begun = new Map<Refreshable, Promise<unknown>>();

  begin(sources: Iterable<Refreshable>): void {
    // Where it fails and somebody needs it, they are told.
    for (const source of sources) this.#reading(source).catch(() => undefined);
  }

  read<Result>(source: Refreshable<Result>): Promise<Result> {
    this.asked.add(source);
    return this.#reading(source);
  }

  #reading<Result>(source: Refreshable<Result>): Promise<Result> {
    const begun = this.#begun.get(source) as Promise<Result> | undefined;
    if (begun) return begun;
    const reading = source.refresh();
    this.#begun.set(source, reading);
    return reading;
  }
}

const current = new AsyncLocalStorage<RequestReads>();

/** What the request at work has read; undefined where it may write, or where none is at work. */
export const currentReads = (): RequestReads | undefined => current.getStore();

/** Runs a request that writes nothing. */
export const withRequestReads = <Result>(run: () => Result): Result => current.run(new RequestReads(), run);

/** Brings the source up to date, together with whoever asks for it in the same reading request. */
export const readInRequest = <Result>(source: Refreshable<Result>): Promise<Result> =>
  currentReads()?.read(source) ?? source.refresh();
