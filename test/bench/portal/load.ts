import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod";
import { inProject } from "../../../infra/local/build/project.ts";

const Result = z.object({
  requests: z.object({ average: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

interface Load {
  readonly seconds: number;
  readonly cookies: ReadonlyMap<string, string>;
}

export const CALLERS = 8;

/** autocannon has a process of its own. */
export const underLoad = async (url: string, { seconds, cookies }: Load): Promise<number> => {
  const options = ["--json", "--no-progress", "-c", String(CALLERS), "-d", String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, [
    inProject("node_modules/autocannon/autocannon.js"),
    ...options,
    "-H",
    `cookie: ${Array.from(cookies, (pair) => pair.join("=")).join("; ")}`,
    url,
  ]);
  const { requests, errors, non2xx } = Result.parse(JSON.parse(stdout));
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals.`);
  return requests.average;
};
