import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useImportRun } from "../../components/import/use-import-run.ts";
import { refreshEmployees } from "../employees.queries.ts";
import type { ImportList } from "./import-job.ts";
import { type ImportProgress, notBegun, runImport } from "./run-import.ts";

/** Runs an import of employees. */
export const useEmployeeImport = () => {
  const client = useQueryClient();
  const refresh = useCallback(() => refreshEmployees(client), [client]);
  return useImportRun<ImportList, ImportProgress>({ notBegun, run: runImport, refresh });
};
