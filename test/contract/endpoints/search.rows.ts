import type { AreaRows } from "./endpoint-row.ts";
import { members } from "./rights.ts";

export const searchRows: AreaRows<"search"> = {
  everywhere: { isOwn: true, right: members },
  trash: { list: { isOwn: true, right: members, requests: 6 } },
};
