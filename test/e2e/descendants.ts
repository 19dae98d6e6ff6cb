import { execFileSync } from "node:child_process";

/** All processes but the dead that nobody has buried yet. */
const processes = () =>
  execFileSync("ps", ["-eo", "pid=,ppid=,stat="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith("Z"))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));

/** The processes that a process has started, and those that these have started. */
export const descendantsOf = (ancestor: number, all = processes()): readonly number[] =>
  all.filter(({ parent }) => parent === ancestor).flatMap(({ pid }) => [pid, ...descendantsOf(pid, all)]);

/** Those of the processes that are still at work. */
export const running = (pids: readonly number[]): readonly number[] =>
  processes()
    .map(({ pid }) => pid)
    .filter((pid) => pids.includes(pid));
