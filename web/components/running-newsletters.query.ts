import { queryOptions } from "@tanstack/react-query";
import { sending } from "../../shared/news/sending.contract.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

const EVERY_MINUTE = 60_000;

/** The newsletters that are being sent; read again every minute, and more often while there is one. */
export const runningNewslettersQuery = (whileRunning: number) =>
  queryOptions({
    queryKey: keyOf(sending.running, {}),
    queryFn: ({ signal }) => call(sending.running, {}, signal),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => (state.data?.totalCount ? whileRunning : EVERY_MINUTE),
  });
