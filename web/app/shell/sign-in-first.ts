import { matchRoutes, type RouteObject } from "react-router-dom";
import { loginPath } from "./return-url.ts";

/** The guard does the same, but only after the router has loaded the page. */
export const signInFirst = (
  publicRoutes: RouteObject[],
  location: Pick<Location, "pathname" | "search" | "hash">,
): string | undefined => (matchRoutes(publicRoutes, location) ? undefined : loginPath(location));
