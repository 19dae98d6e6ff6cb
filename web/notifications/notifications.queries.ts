import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../shared/contract/list.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { frameQuery } from "../app/client/frame.query.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { queryOf } from "../app/client/query-of.ts";

const EVERY_MINUTE = 60_000;
const MOST_IN_PANEL = 10;

/** Pauses while the tab is hidden. */
export const unreadQuery = queryOptions({
  ...frameQuery,
  refetchInterval: EVERY_MINUTE,
});

export const latestQuery = queryOptions({
  ...queryOf(notifications.list, { query: { config: listConfig({ limit: MOST_IN_PANEL }) } }),
  staleTime: 0,
});

export const notificationsList = listOf(notifications.list, {});

export const notificationMutations = {
  read: mutationOptions({
    ...mutationOf(notifications.read, (ids: string[]) => ({ body: { ids } })),
    /** Optimistic, since the target page opens before the answer. */
    onMutate: (ids, { client }) =>
      void client.setQueryData(
        unreadQuery.queryKey,
        (known) => known && { ...known, unread: known.unread.filter(({ id }) => !ids.includes(id)) },
      ),
  }),
  /** `until` keeps notifications unread that arrived after the shown ones. */
  readAll: mutationOf(notifications.read, (until: string | undefined) => ({
    body: { all: true as const, until },
  })),
};
