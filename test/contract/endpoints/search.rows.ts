import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { members } from "./rights.ts";

/** The session, the changes of eleven collections, and the page. */
const REQUESTS = 13;

export const searchRows: RowsOf<typeof portal.search> = {
  everywhere: { isOwn: true, right: members, requests: REQUESTS },
};
