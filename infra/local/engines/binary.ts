import { once } from "node:events";
import type { Engine } from "./engine.ts";
import { spawnGuarded } from "./guarded.ts";

export interface BinaryOptions {
  readonly url: string;
  readonly ready: RegExp;
}

export const startBinary = async (
  command: readonly string[],
  { url, ready }: BinaryOptions,
): Promise<Engine> => {
  const child = spawnGuarded(command);
  const exited = once(child, "exit");
  let output = "";
  const isReady = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      if (ready.test(output)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
  await Promise.race([
    isReady,
    exited.then(() => {
      throw new Error(output.trim() || `${command[0]} ended at once.`);
    }),
  ]);
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      child.stdin.destroy();
    },
  };
};
