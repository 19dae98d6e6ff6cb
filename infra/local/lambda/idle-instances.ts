import type { Instance } from "./instance.ts";

export interface IdleLimits {
  readonly most: number;
  readonly idleMs: number;
}

export interface IdleInstances {
  /** `ended` is called when the instance has been idle for too long. */
  readonly park: (instance: Instance, ended: () => void) => void;
  readonly take: (instance: Instance) => void;
}

export const createIdleInstances = ({ most, idleMs }: IdleLimits): IdleInstances => {
  // A map keeps insertion order, so that the longest idle comes first.
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
