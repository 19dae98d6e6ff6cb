import { matchRoutes, type RouteObject } from "react-router-dom";
import { loginPath } from "./return-url.ts";

/**
 * Where a visitor who is not signed in begins instead. The guard would lead there, too, but only after the router
 * has fetched the page it does not show.
 */
export const signInFirst = (
  publicRoutes: RouteObject[],
  location: Pick<Location, "pathname" | "search" | "hash">,
): string | undefined => (matchRoutes(publicRoutes, location) ? undefined : loginPath(location));
