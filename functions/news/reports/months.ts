import { lightFormat } from "date-fns/lightFormat";
import { startOfMonth } from "date-fns/startOfMonth";
import { subMonths } from "date-fns/subMonths";
import { inOffice, startOfOfficeDay } from "../../../shared/dates/office-days.ts";
import { type NewsletterOverview, REPORTED_MONTHS } from "../../../shared/news/newsletter-report.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";

/** Times stay text, since converting each subscriber's would take seconds. */
const monthsUntil = (now: Date) =>
  Array.from({ length: REPORTED_MONTHS }, (_, ago) => {
    const first = subMonths(startOfMonth(inOffice(now)), ago);
    return { month: lightFormat(first, "yyyy-MM"), from: startOfOfficeDay(lightFormat(first, "yyyy-MM-dd")) };
  }).reverse();

export const monthsOf = (subscribers: Iterable<Subscriber>, now: Date): NewsletterOverview["months"] => {
  const months = monthsUntil(now);
  /** -1: before all months; their number: not until now. */
  const monthAt = (at: string | null) =>
    at === null ? months.length : months.findLastIndex(({ from }) => from <= at);
  const offices = Map.groupBy(subscribers, ({ organisationId }) => organisationId);

  return Array.from(offices).flatMap(([organisationId, some]) => {
    const rows = months.map(({ month }) => ({
      month,
      organisationId,
      confirmed: 0,
      unsubscribed: 0,
      subscribers: 0,
      taxNews: 0,
      doctorsNews: 0,
    }));
    for (const {
      registrationConfirmedAt,
      customerUnsuscribedAt,
      receivesTaxNews,
      receivesDoctorsNews,
    } of some) {
      const confirmed = rows[monthAt(registrationConfirmedAt)];
      if (confirmed) confirmed.confirmed++;
      const ended = monthAt(customerUnsuscribedAt);
      const unsubscribed = rows[ended];
      if (unsubscribed) unsubscribed.unsubscribed++;
      for (const row of rows.slice(Math.max(0, monthAt(registrationConfirmedAt)), Math.max(0, ended))) {
        row.subscribers++;
        if (receivesTaxNews) row.taxNews++;
        if (receivesDoctorsNews) row.doctorsNews++;
      }
    }
    return rows;
  });
};
