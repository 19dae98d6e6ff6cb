import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { matchRoutes, useLocation } from "react-router-dom";
import { viewerQuery } from "../client/viewer.query.ts";
import { pages } from "../shell/pages.tsx";
import { reportPageView } from "./report-page-view.ts";

/** Reports which kind of page is shown, never which one of them. */
export const usePageViews = (): void => {
  const { data } = useQuery(viewerQuery);
  const target = data?.pageViews;
  const pattern = matchRoutes(pages, useLocation())?.at(-1)?.route.path ?? "/";

  useEffect(() => {
    if (target) void reportPageView(target, pattern);
  }, [target, pattern]);
};
