import { queryOptions } from "@tanstack/react-query";
import { sending } from "../../shared/news/sending.contract.ts";
import { queryOf, rowsOf } from "../app/client/query-of.ts";

const EVERY_MINUTE = 60_000;

/** Polled each minute, and more often while one runs. */
export const runningNewslettersQuery = (whileRunning: number) =>
  queryOptions({
    ...queryOf(sending.running, {}),
    select: rowsOf,
    refetchInterval: ({ state }) => (state.data?.totalCount ? whileRunning : EVERY_MINUTE),
  });
