import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { materialKeepers, members } from "./rights.ts";
import { stored } from "./subjects.ts";

export const materialRows: RowsOf<typeof portal.material> = {
  order: { right: members, body: { items: [], organisationId: "unknown" } },
  list: { isOwn: true, right: members },
  update: {
    isOwn: true,
    right: materialKeepers,
    body: { state: "sent" },
    subject: stored.materialOrder,
  },
};
