import { subscribers } from "../../../../shared/news/subscribers.contract.ts";
import { useImportRun } from "../../../components/import/use-import-run.ts";
import type { ImportJob } from "./import-job.ts";
import { type ImportProgress, notBegun, runImport } from "./run-import.ts";

export const useSubscriberImport = () =>
  useImportRun<ImportJob, ImportProgress>({ notBegun, run: runImport, endpoint: subscribers.import });
