import { AsyncLocalStorage } from "node:async_hooks";

export interface Refreshable<Result = unknown> {
  readonly refresh: () => Promise<Result>;
}

/** Only for requests that write nothing, since a shared read would miss their own writes. */
class RequestReads {
  readonly asked = new Set<Refreshable>();
  readonly #begun = new Map<Refreshable, Promise<unknown>>();

  begin(sources: Iterable<Refreshable>): void {
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

export const currentReads = (): RequestReads | undefined => current.getStore();

export const withRequestReads = <Result>(run: () => Result): Result => current.run(new RequestReads(), run);

export const readInRequest = <Result>(source: Refreshable<Result>): Promise<Result> =>
  currentReads()?.read(source) ?? source.refresh();
