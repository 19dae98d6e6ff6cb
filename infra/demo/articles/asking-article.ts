import { addDays } from "date-fns/addDays";
import { endOfDay } from "date-fns/endOfDay";
import { subHours } from "date-fns/subHours";
import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import {
  confirmationMailingId,
  confirmationPlan,
} from "../../../functions/news/articles/confirmation-mailings.ts";
import { inOffice } from "../../../shared/dates/office-days.ts";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { DemoStores } from "../stores.ts";

const DAYS = 10;
/** The README names these sign-ins, so the article waits for them. */
const WAITING = new Set(["employee-1", "employee-2", "employee-3"]);

export const askingToConfirm = (articles: readonly StoredArticle[], now: Date): StoredArticle[] => {
  const [latest] = articles
    .filter((article) => isVisibleInternally(article, now))
    .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate));
  const until = new Date(endOfDay(inOffice(addDays(now, DAYS)))).toISOString();
  return articles.map((article) =>
    article === latest
      ? {
          ...article,
          confirmation: { until, organisationIds: [], version: 1 },
          confirmationVersion: 1,
        }
      : article,
  );
};

export const confirmHalf = async (
  { table, confirmations, confirmationMailings }: DemoStores,
  articles: readonly StoredArticle[],
  employees: readonly Employee[],
  now: Date,
): Promise<void> => {
  for (const article of articles) {
    const { confirmation } = article;
    if (!confirmation) continue;
    const readers = employees.filter(({ id }, at) => at % 2 === 0 && !WAITING.has(id));
    await table.putMany(
      readers.map(({ id }, at) => ({
        ...confirmations.keyOf(article.id, id),
        version: confirmation.version,
        confirmedAt: subHours(now, at % 48).toISOString(),
      })),
    );
    const plans = confirmationPlan(article, now).map(({ at, ...what }) => ({
      at,
      what,
      id: confirmationMailingId({ ...what, articleId: article.id, version: confirmation.version }),
    }));
    await table.putMany(
      plans
        .filter(({ what }) => what.occasion === "first")
        .map(({ id }) => confirmationMailings.doneItem(id)),
    );
    await table.transact(
      plans
        .filter(({ what }) => what.occasion !== "first")
        .map(({ id, at }) => confirmationMailings.planWrite(id, at)),
    );
  }
};
