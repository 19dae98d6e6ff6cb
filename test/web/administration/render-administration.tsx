import { administrationRoutes } from "../../../web/administration/administration.routes.ts";
import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

/** Shows the administration area at an address, signed in as an administrator. */
export const renderAdministration = (at: string) => {
  signIn({ isAdmin: true });
  return renderRoutes(
    [
      {
        HydrateFallback: () => null,
        children: [
          { Component: PageRegion, children: [...administrationRoutes, { path: "*", element: null }] },
        ],
      },
    ],
    at,
  );
};
