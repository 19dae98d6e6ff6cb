import { queryOptions } from "@tanstack/react-query";
import { events } from "../../shared/calendar/events.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";
import { rowsOf } from "../app/client/query-of.ts";

const NEXT = 5;

/** Those that last are among them. */
export const nextEventsQuery = queryOptions({
  // Without the moment, which is another at every look.
  queryKey: [...keyOf(events.list), "next"],
  queryFn: ({ signal }) => {
    const config = { ...listConfig({ limit: NEXT }), from: new Date().toISOString() };
    return call(events.list, { query: { config } }, signal);
  },
  select: rowsOf,
});
