import { queryOptions } from "@tanstack/react-query";
import { sending } from "../../shared/news/sending.contract.ts";
import { queryOf, rowsOf } from "../app/client/query-of.ts";

const EVERY_MINUTE = 60_000;

/** The newsletters that are being sent; read again every minute, and more often while there is one. */
export const runningNewslettersQuery = (whileRunning: number) =>
  queryOptions({
    ...queryOf(sending.running, {}),
    select: rowsOf,
    refetchInterval: ({ state }) => (state.data?.totalCount ? whileRunning : EVERY_MINUTE),
  });
