import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { miscRoutes } from "../../../web/misc/misc.routes.ts";
import { everywhere, type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

/** To somebody who may only look unless told. */
export const renderMisc = (at: string, person: SignedIn = {}) => {
  signIn(person);
  const children = [...miscRoutes, { path: "*", element: null }];
  return renderRoutes([{ HydrateFallback: () => null, Component: PageRegion, children }], at);
};

export const keeper: SignedIn = { grants: everywhere("ADMIN_MISC") };
