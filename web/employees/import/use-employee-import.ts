import { employees } from "../../../shared/organisations/employees.contract.ts";
import { useImportRun } from "../../components/import/use-import-run.ts";
import type { ImportList } from "./import-job.ts";
import { type ImportProgress, notBegun, runImport } from "./run-import.ts";

export const useEmployeeImport = () =>
  useImportRun<ImportList, ImportProgress>({ notBegun, run: runImport, endpoint: employees.import });
