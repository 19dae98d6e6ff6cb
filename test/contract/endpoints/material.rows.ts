import { portal } from "../../portal.ts";
import { aStoredMaterialOrder } from "../../support/material.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { idOf } from "./resources.ts";
import { type MembersRight, members } from "./rights.ts";

/** Others see their own orders only. */
const materialKeepers: MembersRight = {
  places: { own: ["ADMIN_MISC", "admin"], foreign: ["admin"] },
  others: 404,
};

const own = {
  materialOrder: async (organisationId: string) =>
    idOf(await aStoredMaterialOrder((await portal()).table, { organisationId })),
};

export const materialRows: AreaRows<"material"> = {
  order: { right: members, body: { items: [], organisationId: "unknown" } },
  list: { isOwn: true, right: members },
  update: {
    isOwn: true,
    right: materialKeepers,
    body: { state: "sent" },
    resource: own.materialOrder,
  },
};
