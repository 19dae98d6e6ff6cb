import { queryOptions } from "@tanstack/react-query";
import { birthdays } from "../../shared/organisations/birthdays.contract.ts";
import { queryOf, rowsOf } from "../app/client/query-of.ts";

/** Who has a birthday this week, of those who agreed that colleagues know. */
export const birthdaysQuery = queryOptions({
  ...queryOf(birthdays.thisWeek, {}),
  select: rowsOf,
  // It changes with the day.
  staleTime: 60_000,
});
