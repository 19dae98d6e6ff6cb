import type { RouteObject } from "react-router-dom";
import { vi } from "vitest";
import { Guard } from "../../../../web/app/shell/guard.tsx";
import { PageRegion } from "../../../../web/app/shell/page-region.tsx";
import { RouteProblem } from "../../../../web/app/shell/route-problem.tsx";
import { Shell } from "../../../../web/app/shell/shell.tsx";
import { fakeServer, json, listed } from "../../fake-server.ts";
import { aFrame } from "../../people.ts";
import { renderRoutes } from "../../render-page.tsx";

/** The frame with its pages, as the portal's routes put them together. */
export const openShell = (
  pages: RouteObject[],
  answers: Parameters<typeof fakeServer>[0] = {},
  at = "/home",
) => {
  // jsdom does not scroll.
  vi.spyOn(window, "scrollTo").mockReturnValue();
  const server = fakeServer({
    "GET /v1/notifications/unread": () => json(aFrame()),
    "GET /v1/discussions/unread": () => listed(),
    ...answers,
  });
  const page = renderRoutes(
    [
      { path: "/login", element: <h1>Anmelden</h1> },
      {
        Component: Guard,
        children: [
          {
            Component: Shell,
            children: [
              { ErrorBoundary: RouteProblem, children: [{ Component: PageRegion, children: pages }] },
            ],
          },
        ],
      },
    ],
    at,
  );
  return { ...page, server };
};
