import { onlineManager, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { millisecondsInMinute } from "date-fns/constants";
import { useEffect, useSyncExternalStore } from "react";
import { system } from "../../../shared/system/system.contract.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { call } from "../client/call.ts";
import { keyOf } from "../client/query-key.ts";
import { missServer, useServerReach, whenServerIsBack } from "../client/server-reach.ts";
import { reloadPage } from "../client/unsaved.ts";
import { outageText, newBuildText as text } from "./app.text.ts";

interface NoticeProps {
  icon: string;
  text: string;
  children?: React.ReactNode;
}

const Notice = ({ icon, text, children }: NoticeProps) => (
  <div className="notice">
    <i className={`pi ${icon}`} aria-hidden="true" />
    <p>{text}</p>
    {children}
  </div>
);

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

/** A single call may fail for reasons of its own, so the server's health decides. */
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

const assetsOf = (page: Document) =>
  [...page.querySelectorAll("script[src], link[rel=stylesheet][href]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href"),
  );

const hasNewBuild = async (signal: AbortSignal): Promise<boolean> => {
  const response = await fetch("/index.html", { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`The entry page answers ${response.status}.`);
  const deployed = new DOMParser().parseFromString(await response.text(), "text/html");
  const running = new Set(assetsOf(document));
  return assetsOf(deployed).some((asset) => !running.has(asset));
};

const newBuildQuery = queryOptions({
  queryKey: ["new-build"],
  queryFn: ({ signal }) => hasNewBuild(signal),
  initialData: false,
  staleTime: 15 * millisecondsInMinute,
  retry: false,
});

export const NewBuildNotice = () => {
  const confirm = useConfirm();
  const { data: isNew, refetch } = useQuery(newBuildQuery);

  useEffect(() => {
    const look = () => void refetch({ cancelRefetch: false });
    window.addEventListener("vite:preloadError", look);
    return () => window.removeEventListener("vite:preloadError", look);
  }, [refetch]);

  if (!isNew) return null;
  return (
    <Notice icon="pi-sparkles" text={text.title}>
      <Button outlined size="small" label={text.reload} onClick={() => void reloadPage(confirm)} />
    </Notice>
  );
};
