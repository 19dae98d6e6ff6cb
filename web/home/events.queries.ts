import { queryOptions } from "@tanstack/react-query";
import { events } from "../../shared/calendar/events.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { officeDay, startOfOfficeDay } from "../../shared/dates/office-days.ts";
import { queryOf, rowsOf } from "../app/client/query-of.ts";

const NEXT = 5;
/** Some of today's are over already. */
const ASKED = 4 * NEXT;

/** Asked by the day, so that every minute of it has the same answer. */
export const nextEventsQuery = () => {
  const from = startOfOfficeDay(officeDay(new Date()));
  return queryOptions({
    ...queryOf(events.list, { query: { config: { ...listConfig({ limit: ASKED }), from } } }),
    select: (page) =>
      rowsOf(page)
        .filter(({ end }) => end > new Date().toISOString())
        .slice(0, NEXT),
  });
};
