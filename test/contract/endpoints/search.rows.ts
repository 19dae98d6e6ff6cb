import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { members } from "./rights.ts";

/** The session, the changes of twelve collections, of subscribers for who edits news, and the page. */
const REQUESTS = 16;

export const searchRows: RowsOf<typeof portal.search> = {
  everywhere: { isOwn: true, right: members, requests: REQUESTS },
};
