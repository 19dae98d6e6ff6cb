import type { portal } from "../../../shared/portal.contract.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { everybody } from "./rights.ts";

export const systemRows: RowsOf<typeof portal.system> = {
  health: { isOwn: true, right: everybody },
  openapi: { isOwn: true, right: everybody },
  docs: { isOwn: true, right: everybody },
};
