import type { IdleInstances } from "./idle-instances.ts";
import { type Instance, type InstanceOptions, startInstance } from "./instance.ts";

export interface PoolOptions extends InstanceOptions {
  readonly limit: number;
  readonly idleInstances: IdleInstances;
}

export interface Pool {
  readonly invoke: (event: unknown) => Promise<unknown>;
  /** Errors show with the first event. */
  readonly prepare: () => Promise<void>;
  readonly pending: () => number;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Job {
  readonly event: unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export const createPool = ({ limit, idleInstances, ...options }: PoolOptions): Pool => {
  const instances = new Set<Instance>();
  const idle: Instance[] = [];
  const waiting: Job[] = [];
  let starting = 0;
  let running = 0;
  let stopped = false;

  const park = (instance: Instance) => {
    idle.push(instance);
    idleInstances.park(instance, () => {
      instances.delete(instance);
      idle.splice(idle.indexOf(instance), 1);
    });
  };

  const run = async (instance: Instance, { event, resolve, reject }: Job) => {
    running += 1;
    try {
      resolve(await instance.run(event));
    } catch (error) {
      reject(error);
    } finally {
      running -= 1;
      if (instance.isAlive()) park(instance);
      else instances.delete(instance);
      dispatch();
    }
  };

  const grow = async () => {
    starting += 1;
    try {
      const instance = await startInstance(options);
      if (stopped) return await instance.kill();
      instances.add(instance);
      park(instance);
    } catch (error) {
      waiting.shift()?.reject(error);
    } finally {
      starting -= 1;
      dispatch();
    }
  };

  // The most recently used instance goes first, so that few stay warm, as in Lambda.
  const dispatch = () => {
    while (waiting.length > 0) {
      const instance = idle.pop();
      if (!instance) break;
      idleInstances.take(instance);
      if (!instance.isAlive()) {
        instances.delete(instance);
        continue;
      }
      const job = waiting.shift();
      if (job) void run(instance, job);
    }
    if (waiting.length > starting && instances.size + starting < limit) void grow();
  };

  const kill = async () => {
    const all = [...instances];
    instances.clear();
    for (const instance of idle.splice(0)) idleInstances.take(instance);
    await Promise.all(all.map((instance) => instance.kill()));
  };

  return {
    invoke: (event) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error("The function has been stopped."));
        waiting.push({ event, resolve, reject });
        dispatch();
      }),
    prepare: async () => {
      if (!stopped && instances.size + starting === 0) await grow();
    },
    pending: () => waiting.length + running,
    kill,
    stop: async () => {
      stopped = true;
      for (const { reject } of waiting.splice(0)) reject(new Error("The function has been stopped."));
      await kill();
    },
  };
};
