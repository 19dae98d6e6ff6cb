import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/** `kill -9` cannot be caught: a shell waits on a pipe that closes with this process, then kills. */
const guard = 'exec 3<&0; (read -r _ <&3; kill -9 $$) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';

export interface GuardedOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

export const spawnGuarded = (
  command: readonly string[],
  options: GuardedOptions = {},
): ChildProcessByStdio<Writable, Readable, Readable> =>
  spawn("/bin/sh", ["-c", guard, "sh", ...command], {
    ...options,
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
