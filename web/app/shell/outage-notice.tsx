import { onlineManager, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { system } from "../../../shared/system/system.contract.ts";
import { call } from "../client/call.ts";
import { keyOf } from "../client/query-key.ts";
import { missServer, useServerReach, whenServerIsBack } from "../client/server-reach.ts";
import { outageText } from "./app.text.ts";
import { Notice } from "./notice.tsx";

const EVERY_TEN_SECONDS = 10_000;

const healthQuery = queryOptions({
  queryKey: keyOf(system.health),
  queryFn: () =>
    call(system.health, {}).catch((error: unknown) => {
      missServer();
      throw error;
    }),
  retry: false,
  refetchInterval: EVERY_TEN_SECONDS,
  networkMode: "always",
});

const subscribeToNetwork = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** A single call may fail for itself, so the server's health decides. */
export const OutageNotice = () => {
  const queryClient = useQueryClient();
  const reach = useServerReach();
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, isOnline);
  useQuery({ ...healthQuery, enabled: reach !== "reached" });

  useEffect(
    () =>
      whenServerIsBack(() => {
        void queryClient.refetchQueries({
          type: "active",
          predicate: ({ state }) => state.status === "error",
        });
      }),
    [queryClient],
  );

  if (hasNetwork && reach !== "missed") return null;
  return <Notice icon="pi-exclamation-triangle" text={outageText} />;
};
