import { queryOptions } from "@tanstack/react-query";
import { applications } from "../../shared/applications/applications.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { sending } from "../../shared/news/sending.contract.ts";
import { queryOf } from "../app/client/query-of.ts";

/** The call of the navigation's mark. */
export const toReleaseQuery = queryOptions({
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
