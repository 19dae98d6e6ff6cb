import { queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../shared/contract/list.ts";
import { newsletters } from "../../shared/news/newsletters.contract.ts";
import { sending } from "../../shared/news/sending.contract.ts";
import { isUnderWay } from "../../shared/news/under-way.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

const EVERY_MINUTE = 60_000;
const WHILE_RUNNING = 2_000;
/** More than these are not sent at the same time. */
const latest = {
  query: { config: listConfig({ limit: 3, sort: [{ field: "startedSendingAt", direction: "desc" }] }) },
};

/** The newsletters whose sending began last. */
export const latestSentQuery = queryOptions({
  queryKey: keyOf(newsletters.list, latest),
  queryFn: ({ signal }) => call(newsletters.list, latest, signal),
  select: ({ data }) => data.filter(({ startedSendingAt }) => startedSendingAt !== null),
  refetchInterval: EVERY_MINUTE,
});

/** How far the sending of a newsletter has come; read again while it runs. */
export const sendingStatusQuery = (id: string) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: keyOf(sending.status, input),
    queryFn: ({ signal }) => call(sending.status, input, signal),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? WHILE_RUNNING : false),
  });
};
