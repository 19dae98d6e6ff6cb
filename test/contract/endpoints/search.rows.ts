import type { AreaRows } from "./endpoint-row.ts";
import { members } from "./rights.ts";

/** The session, the changes of twelve collections, of subscribers for who edits news, and the page. */
const REQUESTS = 16;

export const searchRows: AreaRows<"search"> = {
  everywhere: { isOwn: true, right: members, requests: REQUESTS },
};
