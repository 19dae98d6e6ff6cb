import { readFile } from "node:fs/promises";
import type { StoredMaterialOrder } from "../../../functions/data/material/material-orders.collection.ts";
import { articlesById, type ListedArticle, MaterialList } from "../../../shared/material/material-list.ts";
import type { MaterialOrderItem, MaterialOrderState } from "../../../shared/material/material-order.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { chanceFor } from "../chance.ts";
import { workingDay } from "../working-day.ts";
import { orderNotes, specialNotes } from "./material.text.ts";

const ORDERS = 60;
const DAYS = 300;
const AMOUNTS = [10, 25, 50, 100, 250, 500];
const OPEN_DAYS = 8;

const listFile = new URL("../../../web/public/material.json", import.meta.url);

const itemOf = ({ article, groupName, isSpecial }: ListedArticle, place: number): MaterialOrderItem => ({
  articleId: article.id,
  name: article.name,
  groupName,
  quantity: AMOUNTS[place % AMOUNTS.length] ?? 10,
  note: isSpecial ? (specialNotes[place % specialNotes.length] ?? null) : null,
});

const stateOf = (place: number, daysAgo: number): MaterialOrderState => {
  if (daysAgo <= OPEN_DAYS) return "ordered";
  return place % 11 === 5 ? "cancelled" : "sent";
};

export const makeMaterialOrders = async (
  employees: readonly Employee[],
  now: Date,
): Promise<StoredMaterialOrder[]> => {
  const chance = chanceFor(60);
  const articles = [
    ...articlesById(MaterialList.parse(JSON.parse(await readFile(listFile, "utf8")))).values(),
  ];
  const orderers = employees.filter(({ employedAt }) => employedAt !== null);
  return Array.from({ length: ORDERS }, (_, place): StoredMaterialOrder[] => {
    const employee = orderers[(place * 37) % orderers.length];
    if (!employee || employee.employedAt === null) return [];
    const daysAgo = Math.floor((place * DAYS) / ORDERS) + 1;
    const createdAt = workingDay(now, daysAgo, chance);
    const count = 1 + (place % 7);
    const items = Array.from({ length: count }, (_, at) => articles[(place * 5 + at * 3) % articles.length]);
    return [
      {
        id: `material-order-${String(place + 1).padStart(3, "0")}`,
        state: stateOf(place, daysAgo),
        items: items.flatMap((listed, at) => (listed ? [itemOf(listed, place + at)] : [])),
        organisationId: employee.employedAt,
        note: orderNotes[place % orderNotes.length] ?? null,
        createdBy: employee.id,
        createdByName: fullName(employee),
        createdAt,
        modifiedAt: createdAt,
        modifiedBy: employee.id,
      },
    ];
  }).flat();
};
