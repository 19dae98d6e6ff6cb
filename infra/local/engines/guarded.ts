import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/**
 * A program cannot watch for our death (kill -9 asks nobody), so a shell waits on a pipe that ends with us and then
 * takes it along.
 */
const guard = 'exec 3<&0; (read -r _ <&3; kill -9 $$) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

export interface GuardedOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a program that does not outlive us. `detached`: Ctrl-C is for us, and we end it when its time has come. */
export const spawnGuarded = (
  command: readonly string[],
  options: GuardedOptions = {},
): ChildProcessByStdio<Writable, Readable, Readable> =>
  spawn("/bin/sh", ["-c", guard, "sh", ...command], {
    ...options,
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
