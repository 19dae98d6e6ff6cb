import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod";
import { inProject } from "../../infra/local/build/project.ts";

const Result = z.object({
  requests: z.object({ average: z.number(), p10: z.number(), p90: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

export interface Load {
  readonly callers: number;
  readonly seconds: number;
  readonly cookie: string;
}

/** Answers a second that several callers get, each asking again at once; autocannon has a process of its own. */
export const underLoad = async (url: string, { callers, seconds, cookie }: Load) => {
  const options = ["--json", "--no-progress", "-c", String(callers), "-d", String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, [
    inProject("node_modules/autocannon/autocannon.js"),
    ...options,
    "-H",
    `cookie: ${cookie}`,
    url,
  ]);
  const { requests, errors, non2xx } = Result.parse(JSON.parse(stdout));
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals.`);
  return requests;
};
