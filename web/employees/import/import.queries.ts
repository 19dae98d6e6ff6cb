import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { previewQuery } from "../../components/import/preview-query.ts";
import { bodyOf, type ImportList } from "./import-job.ts";

export const importPreviewQuery = (list: ImportList) =>
  previewQuery(keyOf(employees.import), list, (signal) =>
    call(employees.import, { body: bodyOf(list, { dryRun: true }) }, signal),
  );
