import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { members } from "./rights.ts";

export const notificationsRows: RowsOf<typeof portal.notifications> = {
  list: { isOwn: true, right: members },
  unread: { isOwn: true, right: members },
  read: { isOwn: true, right: members, body: { all: true } },
};
