import { queryOptions } from "@tanstack/react-query";
import { applications } from "../../shared/applications/applications.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { sending } from "../../shared/news/sending.contract.ts";
import { queryOf, rowsOf } from "../app/client/query-of.ts";
import { early } from "./home.early.ts";

export const overviewQuery = queryOf(early.overview, {});

const LATEST = 6;

const latestQuery = queryOf(early.latest, {});

export const latestDiscussionsQuery = queryOptions({
  ...latestQuery,
  select: ({ data }) => data.slice(0, LATEST),
});

export const openPollsQuery = queryOptions({ ...latestQuery, select: ({ polls }) => polls });

const aheadQuery = queryOf(early.ahead, {});

export const nextEventsQuery = queryOptions({ ...aheadQuery, select: ({ next }) => next });

/** Shares the call of `aheadQuery`. */
export const toAnswerQuery = queryOptions({ ...aheadQuery, select: ({ toAnswer }) => toAnswer });

const EVERY_MINUTE = 60_000;
const WHILE_RUNNING = 2_000;

export const runningQuery = queryOptions({
  ...queryOf(sending.running, {}),
  select: rowsOf,
  refetchInterval: ({ state }) => (state.data?.totalCount ? WHILE_RUNNING : EVERY_MINUTE),
});

/** Shares the call of `runningQuery`. */
export const toApproveQuery = queryOptions({
  ...queryOf(sending.running, {}),
  select: ({ toRelease }) => toRelease,
});

export const newApplicationsQuery = (organisationId: string) =>
  queryOptions({
    ...queryOf(applications.list, {
      params: { organisationId },
      query: {
        config: listConfig({
          limit: 0,
          filters: [{ field: "isProcessed", values: [false], comparator: "eq" }],
        }),
      },
    }),
    select: ({ totalCount }) => totalCount,
  });
