import type { RouteObject } from "react-router-dom";
import { PageRegion } from "../../web/app/shell/page-region.tsx";
import { type SignedIn, signIn } from "./people.ts";
import { renderRoutes } from "./render-page.tsx";

/** Shows the pages of an area at an address, signed in; every other page is empty. */
export const renderArea = (routes: readonly RouteObject[], at: string, person?: SignedIn) => {
  signIn(person);
  const children = [...routes, { path: "*", element: null }];
  return renderRoutes([{ HydrateFallback: () => null, Component: PageRegion, children }], at);
};
