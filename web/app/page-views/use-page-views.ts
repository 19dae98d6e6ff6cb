import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { matchRoutes, useLocation } from "react-router-dom";
import type { PageViewTarget } from "../../../shared/login/page-view-target.ts";
import { frameQuery } from "../client/frame.query.ts";
import { pages } from "../shell/pages.tsx";
import type { PageViewReporter } from "./rum.ts";

interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

const isUnwanted = ({ doNotTrack, globalPrivacyControl }: PrivacySignals = navigator) =>
  doNotTrack === "1" || globalPrivacyControl === true;

/** Reports wait, so that the page's own requests come first. */
const untilAtRest = async (client: QueryClient) => {
  const { promise: settled, resolve } = Promise.withResolvers<void>();
  const look = () => client.isFetching() === 0 && resolve();
  const stop = client.getQueryCache().subscribe(look);
  look();
  await settled;
  stop();
  await new Promise<void>((idle) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => idle());
    else setTimeout(idle, 2_000);
  });
};

let reporter: Promise<PageViewReporter> | undefined;

const open = async (target: PageViewTarget, client: QueryClient) => {
  await untilAtRest(client);
  const { openRum } = await import("./rum.ts");
  return openRum(target);
};

/** Failures are silent, since reporting must not disturb anybody's work. */
const reportPageView = async (
  target: PageViewTarget,
  pattern: string,
  client: QueryClient,
): Promise<void> => {
  if (isUnwanted()) return;
  reporter ??= open(target, client);
  try {
    (await reporter).view(pattern);
  } catch {
    // A lost report does not matter.
  }
};

/** Reports which kind of page is shown, never which one of them. */
export const usePageViews = (): void => {
  const client = useQueryClient();
  const { data } = useQuery(frameQuery);
  const pattern = matchRoutes(pages, useLocation())?.at(-1)?.route.path ?? "/";
  // Collects views until the server has said where to report them.
  const unreported = useRef<string[]>([]);

  useEffect(() => {
    unreported.current.push(pattern);
  }, [pattern]);

  useEffect(() => {
    if (!data) return;
    for (const view of unreported.current.splice(0))
      if (data.pageViews) void reportPageView(data.pageViews, view, client);
  });
};
