import { queryOptions } from "@tanstack/react-query";
import { birthdays } from "../../shared/organisations/birthdays.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

/** Who has a birthday this week, of those who agreed that colleagues know. */
export const birthdaysQuery = queryOptions({
  queryKey: keyOf(birthdays.thisWeek),
  queryFn: ({ signal }) => call(birthdays.thisWeek, {}, signal),
  select: ({ data }) => data,
  // It changes with the day.
  staleTime: 60_000,
});
