import type { AreaRows } from "./endpoint-row.ts";
import { everybody } from "./rights.ts";

export const systemRows: AreaRows<"system"> = {
  health: { isOwn: true, right: everybody },
  openapi: { isOwn: true, right: everybody },
  docs: { isOwn: true, right: everybody },
};
