import type { RouteObject } from "react-router-dom";
import { Guard } from "./guard.tsx";
import { PageRegion } from "./page-region.tsx";
import { pages } from "./pages.tsx";
import { RouteProblem } from "./route-problem.tsx";
import { Shell } from "./shell.tsx";

export const portalRoutes: RouteObject[] = [
  {
    Component: Guard,
    children: [
      {
        Component: Shell,
        children: [{ ErrorBoundary: RouteProblem, children: [{ Component: PageRegion, children: pages }] }],
      },
    ],
  },
];
