import { ulid } from "ulid";
import { openMaterialOrders } from "../../functions/data/material/material-orders.collection.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import type { MaterialList } from "../../shared/material/material-list.ts";
import type { MaterialOrder } from "../../shared/material/material-order.ts";

const LONG_AGO = "2026-01-07T08:00:00.000Z";

export const aMaterialOrder = (overrides: Partial<MaterialOrder> = {}): MaterialOrder => ({
  id: ulid(),
  state: "ordered",
  items: [{ articleId: "kuvert-c5", name: "Kuvert C5", groupName: "Drucksorten", quantity: 500, note: null }],
  organisationId: "1",
  note: null,
  createdBy: "colleague",
  createdByName: "Mag. Eva Gruber",
  createdAt: LONG_AGO,
  modifiedAt: LONG_AGO,
  modifiedBy: "colleague",
  ...overrides,
});

export const aStoredMaterialOrder = (table: Table, overrides: Partial<MaterialOrder> = {}) =>
  openMaterialOrders(table).insert(aMaterialOrder(overrides));

export const aMaterialList = (overrides: Partial<MaterialList> = {}): MaterialList => ({
  groups: [
    {
      name: "Drucksorten",
      articles: [
        { id: "kuvert-c5", name: "Kuvert C5", unit: "Stück", Format: "229 × 162 mm" },
        { id: "briefpapier", name: "Briefpapier" },
      ],
      specials: [{ id: "visitenkarten-neu", name: "Visitenkarten mit neuen Daten" }],
    },
    { name: "Veranstaltungen", articles: [{ id: "kugelschreiber", name: "Kugelschreiber" }] },
  ],
  ...overrides,
});
