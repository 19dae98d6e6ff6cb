import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, it } from "vitest";
import { scripts } from "../package.json" with { type: "json" };

const root = new URL("..", import.meta.url);

/** What a command prints is its failure. */
const check = async (command: string): Promise<void> => {
  const { NODE_ENV, ...env } = process.env;
  const child = spawn("npm", ["exec", "--no", "-c", command], {
    cwd: root,
    env: { ...env, FORCE_TTY: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  if (child.exitCode !== 0) throw new Error(`${command}\n${output}${errors}`);
};

describe("the code", () => {
  it.each(scripts.check.split(" && "))("passes %s", check);
});
