import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from "react-router-dom";
import { applyRoutes } from "../../apply/apply.routes.ts";
import { publicCalendarRoutes } from "../../calendar/public.routes.ts";
import { publicNewsRoutes } from "../../news/public.routes.ts";
import { page } from "./page-route.ts";
import { RouteProblem } from "./route-problem.tsx";

export const publicRoutes: RouteObject[] = [
  page("login", () => import("../../login/login.page.tsx"), "LoginPage"),
  page("signed-in", () => import("../../login/signed-in.page.tsx"), "SignedInPage"),
  page("reset", () => import("../../login/reset.page.tsx"), "ResetPage"),
  ...applyRoutes,
  ...publicCalendarRoutes,
  ...publicNewsRoutes,
];

const ROOT = "root";

export const routes: RouteObject[] = [
  { id: ROOT, ErrorBoundary: RouteProblem, HydrateFallback: () => null, children: publicRoutes },
];

export const discoverPortal = (
  fetchRoutes: () => Promise<{ portalRoutes: RouteObject[] }> = () => import("./portal-routes.tsx"),
): PatchRoutesOnNavigationFunction => {
  let isKnown = false;

  return async ({ path, patch }) => {
    // The router also asks about a public address with a parameter in it.
    if (isKnown || matchRoutes(publicRoutes, path)) return;
    const { portalRoutes } = await fetchRoutes();
    if (isKnown) return;
    isKnown = true;
    patch(ROOT, portalRoutes);
  };
};
