import { isDeepStrictEqual } from "node:util";
import { officeDay } from "../../../shared/dates/office-days.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import { loadReachable } from "../../data/people/reachable-employees.ts";
import type { Stores } from "../../data/stores.ts";
import { isMissing } from "./confirmation-rows.ts";

export const wordedAs = ({ version, until }: NonNullable<StoredArticle["confirmation"]>) => ({
  version: String(version),
  day: officeDay(new Date(until)),
});

type Asks = Readonly<Partial<Record<"id" | "employeeId" | "version" | "day", string>>>;

export const openStillUnconfirmed =
  (stores: Stores, clock = () => new Date()) =>
  async ({ id = "", employeeId = "", version, day }: Asks): Promise<boolean> => {
    const [article, employee, confirmed] = await Promise.all([
      stores.articles.find(id),
      stores.employees.find(employeeId),
      stores.confirmations.own(employeeId, [id]),
    ]);
    if (!article?.confirmation || !employee || !(await loadReachable(stores))(employee)) return false;
    if (!isDeepStrictEqual(wordedAs(article.confirmation), { version, day })) return false;
    const viewerOf = await loadEmployeeViewers(stores);
    return viewerOf(employee) !== undefined && isMissing(employee, confirmed.get(id), article, clock());
  };
