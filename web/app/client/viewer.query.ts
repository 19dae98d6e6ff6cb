import { queryOptions } from "@tanstack/react-query";
import { signingIn } from "../../../shared/login/sign-in.contract.ts";
import { call } from "./call.ts";
import { keyOf } from "./query-key.ts";
import { renewViewer } from "./session.ts";

/** Who is signed in and what they may do, kept with the session; asked again when the window is seen after a while. */
export const viewerQuery = queryOptions({
  queryKey: keyOf(signingIn.session),
  queryFn: async ({ signal }) => {
    const viewer = await call(signingIn.session, {}, signal);
    renewViewer(viewer);
    return viewer;
  },
  staleTime: 5 * 60_000,
});
