import { Navigate, type RouteObject } from "react-router-dom";
import { newsRoutes, publicNewsRoutes } from "../news/news.routes.ts";
import { Guard } from "./guard.tsx";
import { RouteProblem } from "./route-problem.tsx";

/** The pages; each is fetched when it is first visited. What is built stands in `areas.ts`, too. */
const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/home" replace /> },
  { path: "home", lazy: async () => ({ Component: (await import("../home/home.page.tsx")).HomePage }) },
  {
    path: "profile",
    lazy: async () => ({ Component: (await import("../home/profile.page.tsx")).ProfilePage }),
  },
  {
    path: "organisations/:id",
    lazy: async () => ({
      Component: (await import("../organisations/organisation.page.tsx")).OrganisationPage,
    }),
  },
  ...newsRoutes,
  { path: "*", lazy: async () => ({ Component: (await import("./not-found.page.tsx")).NotFoundPage }) },
];

/** What can be seen without signing in. */
export const publicRoutes: RouteObject[] = [
  {
    path: "login",
    lazy: async () => ({ Component: (await import("../login/login.page.tsx")).LoginPage }),
  },
  ...publicNewsRoutes,
];

export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteProblem,
    HydrateFallback: () => null,
    children: [
      ...publicRoutes,
      {
        Component: Guard,
        children: [
          {
            lazy: async () => ({ Component: (await import("./shell.tsx")).Shell }),
            children: [
              {
                ErrorBoundary: RouteProblem,
                children: [
                  {
                    lazy: async () => ({ Component: (await import("./page-region.tsx")).PageRegion }),
                    children: pages,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
