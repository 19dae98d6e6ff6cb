import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { galleriesRoutes } from "../../../web/galleries/galleries.routes.ts";
import { type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

/** Shows galleries at an address, to somebody who may only look unless told. */
export const renderGalleries = (at: string, person: SignedIn = {}) => {
  signIn(person);
  return renderRoutes(
    [
      {
        HydrateFallback: () => null,
        Component: PageRegion,
        children: [...galleriesRoutes, { path: "*", element: null }],
      },
    ],
    at,
  );
};

/** Looks after this one gallery. */
export const keeper: SignedIn = {
  grants: [
    { rule: "EDIT_GROUP", ressource: "party" },
    { rule: "DELETE_GROUP", ressource: "party" },
  ],
};
