import type { Instance } from "./instance.ts";

export interface IdleLimits {
  /** Most idle instances of all functions together. */
  readonly most: number;
  /** Milliseconds after which an idle instance ends. */
  readonly idleMs: number;
}

/** What waits for its next event, of all functions of a run. */
export interface IdleInstances {
  /** Keeps an instance until it is taken, or idle for too long; then `ended` is called and it ends. */
  readonly park: (instance: Instance, ended: () => void) => void;
  /** Hands a parked instance back to whom it belongs to. */
  readonly take: (instance: Instance) => void;
}

export const createIdleInstances = ({ most, idleMs }: IdleLimits): IdleInstances => {
  // A map keeps the order of insertion: idle longest comes first.
  const parked = new Map<Instance, { readonly timer: NodeJS.Timeout; readonly ended: () => void }>();

  const take = (instance: Instance) => {
    clearTimeout(parked.get(instance)?.timer);
    parked.delete(instance);
  };
  const end = (instance: Instance) => {
    const ended = parked.get(instance)?.ended;
    take(instance);
    ended?.();
    void instance.kill();
  };

  return {
    park: (instance, ended) => {
      parked.set(instance, { timer: setTimeout(end, idleMs, instance).unref(), ended });
      const [idleLongest] = parked.keys();
      if (parked.size > most && idleLongest) end(idleLongest);
    },
    take,
  };
};
