import type * as z from "zod";
import type { RecipientTotals } from "../../../shared/news/newsletter.ts";
import { recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { recipientsText as text } from "./newsletters.text.ts";

export type Totals = z.infer<typeof RecipientTotals>;

/** "1.204 Mitarbeiter, 2.310 Klienten, 1.298 Externe" */
export const kindsInWords = (totals: Totals): string =>
  [
    { count: totals.employeesCountTotal, words: text.employees },
    { count: totals.clientsCountTotal, words: text.clients },
    { count: totals.externalsCountTotal, words: text.externals },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => words(count, formatNumber(count)))
    .join(", ");

export const peopleInWords = (count: number): string => text.people(count, formatNumber(count));

export const recipientsInWords = (totals: Totals): string => {
  const total = recipientsTotal(totals);
  return total === 0 ? text.nobody : `${kindsInWords(totals)}. ${text.together(peopleInWords(total))}`;
};
