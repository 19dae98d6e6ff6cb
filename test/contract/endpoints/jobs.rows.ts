import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { members, oneself } from "./rights.ts";
import { stored } from "./subjects.ts";

export const jobsRows: RowsOf<typeof portal.jobs> = {
  zip: {
    isOwn: true,
    right: members,
    body: { cloudIds: ["unknown"] },
  },
  list: { isOwn: true, right: members },
  read: { isOwn: true, right: oneself, subject: stored.zipJob },
  remove: { isOwn: true, right: oneself, subject: stored.zipJob },
};
