import { isDeepStrictEqual } from "node:util";
import { officeDay } from "../../../shared/dates/office-days.ts";
import type { Articles, StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Confirmations } from "../../data/articles/confirmations.repository.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import type { openPeople } from "../../data/people/open-people.ts";
import { loadReachable } from "../../data/people/reachable-employees.ts";
import type { Suppressions } from "../../data/suppressions/suppressions.collection.ts";
import { isMissing } from "./confirmation-rows.ts";

type People = ReturnType<typeof openPeople>;

interface Sources extends Pick<People, "users" | "employees" | "organisations"> {
  readonly articles: Pick<Articles, "find">;
  readonly confirmations: Pick<Confirmations, "own">;
  readonly suppressions: Pick<Suppressions, "current">;
}

export const wordedAs = ({ version, until }: NonNullable<StoredArticle["confirmation"]>) => ({
  version: String(version),
  day: officeDay(new Date(until)),
});

type Asks = Readonly<Partial<Record<"id" | "employeeId" | "version" | "day", string>>>;

export const openStillUnconfirmed =
  (sources: Sources, clock = () => new Date()) =>
  async ({ id = "", employeeId = "", version, day }: Asks): Promise<boolean> => {
    const [article, employee, confirmed] = await Promise.all([
      sources.articles.find(id),
      sources.employees.find(employeeId),
      sources.confirmations.own(employeeId, [id]),
    ]);
    if (!article?.confirmation || !employee || !(await loadReachable(sources))(employee)) return false;
    if (!isDeepStrictEqual(wordedAs(article.confirmation), { version, day })) return false;
    const viewerOf = await loadEmployeeViewers(sources);
    return viewerOf(employee) !== undefined && isMissing(employee, confirmed.get(id), article, clock());
  };
