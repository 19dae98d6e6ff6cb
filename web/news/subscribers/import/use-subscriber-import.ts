import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useImportRun } from "../../../components/import/use-import-run.ts";
import { refreshSubscribers } from "../subscribers.queries.ts";
import type { ImportJob } from "./import-job.ts";
import { type ImportProgress, notBegun, runImport } from "./run-import.ts";

/** Runs an import of subscribers. */
export const useSubscriberImport = () => {
  const client = useQueryClient();
  const refresh = useCallback(() => refreshSubscribers(client), [client]);
  return useImportRun<ImportJob, ImportProgress>({ notBegun, run: runImport, refresh });
};
