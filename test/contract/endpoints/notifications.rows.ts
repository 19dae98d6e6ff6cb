import type { AreaRows } from "./endpoint-row.ts";
import { members } from "./rights.ts";

export const notificationsRows: AreaRows<"notifications"> = {
  list: { isOwn: true, right: members },
  unread: { isOwn: true, right: members },
  read: { isOwn: true, right: members, body: { all: true } },
};
