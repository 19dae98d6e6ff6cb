import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { admins, members } from "./rights.ts";
import { stored } from "./subjects.ts";

/** The own right of creators is tested where items are. */
export const cloudRows: RowsOf<typeof portal.cloud> = {
  items: {
    list: { right: members },
    read: { right: members, query: {}, subject: stored.cloudItem },
    create: { right: members, body: { title: "Verträge" } },
    update: { right: admins, body: { title: "Musterverträge" }, subject: stored.cloudItem },
    remove: { right: admins, subject: stored.cloudItem },
  },
};
