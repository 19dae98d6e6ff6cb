import { queryOptions } from "@tanstack/react-query";
import { signingIn } from "../../../shared/login/sign-in.contract.ts";
import { call } from "./call.ts";
import { keyOf } from "./query-key.ts";
import { renewViewer } from "./session.ts";

/** Stored with the session; refetched when the window regains focus after a while. */
export const viewerQuery = queryOptions({
  queryKey: keyOf(signingIn.session),
  queryFn: async ({ signal }) => {
    const { pageViews, ...viewer } = await call(signingIn.session, {}, signal);
    renewViewer(viewer);
    return { viewer, pageViews };
  },
  staleTime: 5 * 60_000,
});
