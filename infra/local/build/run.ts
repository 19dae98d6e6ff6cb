import { once } from "node:events";
import { spawnGuarded } from "../engines/guarded.ts";
import { projectFolder } from "./project.ts";

export const runScript = async (
  name: string,
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const child = spawnGuarded([process.execPath, ...script], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child, "close");
  child.stdin.destroy();
  if (child.exitCode !== 0) throw new Error(`${name} failed.\n${output.trim()}`);
};
