import { materialProblems } from "../../../shared/material/material.problems.ts";
import type { MaterialOrder } from "../../../shared/material/material-order.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export type StoredMaterialOrder = MaterialOrder;

const fields = {
  state: ({ state }: StoredMaterialOrder) => state,
  organisationId: ({ organisationId }: StoredMaterialOrder) => organisationId,
  createdBy: ({ createdBy }: StoredMaterialOrder) => createdBy,
  createdByName: ({ createdByName }: StoredMaterialOrder) => createdByName,
};

export const openMaterialOrders = (table: Table) =>
  openCollection<StoredMaterialOrder, StoredMaterialOrder>(table, {
    name: "MATERIAL_ORDER",
    missing: materialProblems.notFound,
    listed: (order) => order,
    listedIsWhole: true,
    fieldOf: (order, field) =>
      field in fields ? fields[field as keyof typeof fields](order) : order.createdAt,
    searchText: ({ createdByName, note, items }) => [
      createdByName,
      note,
      ...items.flatMap((item) => [item.name, item.groupName, item.note]),
    ],
    defaultSort: [{ field: "createdAt", direction: "desc" }],
  });

export type MaterialOrders = ReturnType<typeof openMaterialOrders>;
