import { queryOptions } from "@tanstack/react-query";
import { officeDay } from "../../shared/dates/office-days.ts";
import { birthdays } from "../../shared/organisations/birthdays.contract.ts";
import { queryOf, rowsOf } from "../app/client/query-of.ts";

/** Only of those who agreed that colleagues know. */
export const birthdaysQuery = queryOptions({
  ...queryOf(birthdays.thisWeek, {}),
  select: (page) => rowsOf(page).filter(({ date }) => date >= officeDay(new Date())),
  // It changes with the day.
  staleTime: 60_000,
});
