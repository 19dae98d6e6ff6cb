import { queryOptions } from "@tanstack/react-query";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { call } from "../../app/call.ts";
import { keyOf } from "../../app/query-key.ts";
import { bodyOf, type ImportList } from "./import-job.ts";

const previews = new WeakMap<ImportList, number>();
let previewCount = 0;
/** A list is too long for a key; each has a number instead. */
const numberOf = (list: ImportList): number => {
  const number = previews.get(list) ?? ++previewCount;
  previews.set(list, number);
  return number;
};

/** What a list would do. */
export const importPreviewQuery = (list: ImportList) =>
  queryOptions({
    queryKey: [...keyOf(employees.import), numberOf(list)],
    queryFn: ({ signal }) => call(employees.import, { body: bodyOf(list, { dryRun: true }) }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
