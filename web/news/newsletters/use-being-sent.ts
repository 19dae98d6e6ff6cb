import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { isUnderWay } from "../../../shared/news/under-way.ts";
import { sendingQueries } from "./sending.queries.ts";

/** Which of these newsletters are being sent, as far as their states are shown already; asks nothing itself. */
export const useBeingSent = (newsletters: readonly Newsletter[]): ((id: string) => boolean) => {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  const isBeingSent = (id: string) =>
    isUnderWay(client.getQueryData(sendingQueries.status(id).queryKey)?.state);
  // As text, which is the same as long as nothing changes.
  const ids = useSyncExternalStore(subscribe, () =>
    newsletters
      .map(({ id }) => id)
      .filter(isBeingSent)
      .join(" "),
  );

  return (id) => ids.split(" ").includes(id);
};
