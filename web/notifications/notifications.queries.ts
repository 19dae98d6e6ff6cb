import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { listConfig } from "../../shared/contract/list.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { frameQuery } from "../app/client/frame.query.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf } from "../app/client/mutation-of.ts";
import { queryOf } from "../app/client/query-of.ts";

const EVERY_MINUTE = 60_000;
const MOST_IN_PANEL = 10;

/** Not while the tab is hidden; at once when it is seen again. */
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
    /** At once: who follows a notification is where it leads before this is answered. */
    onMutate: (ids, { client }) =>
      void client.setQueryData(
        unreadQuery.queryKey,
        (known) => known && { ...known, unread: known.unread.filter(({ id }) => !ids.includes(id)) },
      ),
  }),
  /** What came after the newest one that is shown stays unread. */
  readAll: mutationOf(notifications.read, (until: string | undefined) => ({
    body: { all: true as const, until },
  })),
};
