import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

const RecordedCall = z.object({
  functionName: z.string(),
  action: z.string(),
  resource: z.string(),
  conditions: z.record(z.string(), z.string()),
});
export type RecordedCall = z.output<typeof RecordedCall>;

/** Lets each instance of a local function append to this file what it asks of AWS. */
export const recordingTo = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${new URL("./record-calls.preload.ts", import.meta.url).href}`,
  RECORDED_CALLS: file,
});

export const readCalls = (file: string): RecordedCall[] => {
  if (!existsSync(file)) return [];
  const lines = new Set(readFileSync(file, "utf8").trimEnd().split("\n"));
  return Array.from(lines, (line) => RecordedCall.parse(JSON.parse(line)));
};
