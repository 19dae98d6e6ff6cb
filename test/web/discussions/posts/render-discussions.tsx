import { PageRegion } from "../../../../web/app/shell/page-region.tsx";
import { postRoutes } from "../../../../web/discussions/discussions.routes.ts";
import { type SignedIn, signIn } from "../../people.ts";
import { renderRoutes } from "../../render-page.tsx";

/** Shows the posts at an address, signed in: to somebody without rights, unless told. */
export const renderDiscussions = (at: string, person: SignedIn = {}) => {
  signIn(person);
  return renderRoutes(
    [
      {
        HydrateFallback: () => null,
        children: [{ Component: PageRegion, children: [...postRoutes, { path: "*", element: null }] }],
      },
    ],
    at,
  );
};
