import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Runtime } from "./runtime-options.ts";

const runFile = "run.json";

const Run = z.object({
  processId: z.int(),
  url: z.string(),
  region: z.string(),
  endpoints: z.object({ DYNAMODB: z.string(), SQS: z.string() }),
  tableName: z.string(),
  queueUrl: z.string(),
});
type Run = z.output<typeof Run>;

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
};

export const writeRunFile = (
  folder: string,
  { url, region, endpoints, environment }: Runtime,
): (() => void) => {
  const path = join(folder, runFile);
  const run: Run = {
    processId: process.pid,
    url,
    region,
    endpoints: { DYNAMODB: endpoints.DYNAMODB, SQS: endpoints.SQS },
    tableName: environment.TABLE_NAME ?? "",
    queueUrl: environment.ACCOUNT_MAIL_QUEUE_URL ?? "",
  };
  writeFileSync(path, JSON.stringify(run));
  return () => rmSync(path, { force: true });
};

export const readRun = (folder: string): Run | undefined => {
  const path = join(folder, runFile);
  if (!existsSync(path)) return undefined;
  const run = Run.parse(JSON.parse(readFileSync(path, "utf8")));
  return isAlive(run.processId) ? run : undefined;
};
