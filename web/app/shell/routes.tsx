import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from "react-router-dom";
import { applyRoutes } from "../../apply/apply.routes.ts";
import { publicNewsRoutes } from "../../news/public.routes.ts";
import { page } from "./page-route.ts";
import { RouteProblem } from "./route-problem.tsx";

export const publicRoutes: RouteObject[] = [
  page("login", () => import("../../login/login.page.tsx"), "LoginPage"),
  page("reset", () => import("../../login/reset.page.tsx"), "ResetPage"),
  ...applyRoutes,
  {
    lazy: async () => ({ Component: (await import("./public-frame.tsx")).PublicFrame }),
    children: publicNewsRoutes,
  },
];

const ROOT = "root";

/** The portal's own routes are loaded on demand. */
export const routes: RouteObject[] = [
  { id: ROOT, ErrorBoundary: RouteProblem, HydrateFallback: () => null, children: publicRoutes },
];

const fetchPortal = (path: string) => {
  // Most begin at home, whose code would be asked for only once the routes have come; the route tells if that fails.
  if (path === "/" || path === "/home") import("../../home/home.page.tsx").catch(() => undefined);
  return import("./portal-routes.tsx");
};

/** Loaded with the first address that is not public. */
export const discoverPortal = (
  fetchRoutes: (path: string) => Promise<{ portalRoutes: RouteObject[] }> = fetchPortal,
): PatchRoutesOnNavigationFunction => {
  let isKnown = false;

  return async ({ path, patch }) => {
    // The router also asks about a public address with a parameter in it.
    if (isKnown || matchRoutes(publicRoutes, path)) return;
    const { portalRoutes } = await fetchRoutes(path);
    if (isKnown) return;
    isKnown = true;
    patch(ROOT, portalRoutes);
  };
};
