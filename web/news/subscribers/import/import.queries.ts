import { subscribers } from "../../../../shared/news/subscribers.contract.ts";
import { call } from "../../../app/client/call.ts";
import { keyOf } from "../../../app/client/query-key.ts";
import { previewQuery } from "../../../components/import/preview-query.ts";
import { bodyOf, type ImportList } from "./import-job.ts";

/** Asked as if missing ones were deleted, so that their number is known. */
export const importPreviewQuery = (list: ImportList) =>
  previewQuery(keyOf(subscribers.import), list, (signal) =>
    call(
      subscribers.import,
      { query: { deleteContactIfNotInList: true }, body: bodyOf(list, { dryRun: true }) },
      signal,
    ),
  );
