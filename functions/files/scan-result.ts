import { log } from "../platform/logging/log.ts";
import { text } from "./files.text.ts";

/** GuardDuty user guide, "S3 object potential malware scan result status values". */
const refusals: Readonly<Record<string, string>> = {
  THREATS_FOUND: text.malware,
  UNSUPPORTED: text.notScannable,
};

export const objectionToScan = (result: string): string | undefined => {
  if (result === "NO_THREATS_FOUND") return undefined;
  const objection = refusals[result];
  // ACCESS_DENIED, FAILED and what is yet unknown are no fault of the file.
  if (!objection) log.error("scan failed", { result });
  return objection ?? text.scanFailed;
};
