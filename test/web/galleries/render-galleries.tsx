import { galleriesRoutes } from "../../../web/galleries/galleries.routes.ts";
import type { SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

/** Shows galleries at an address, to somebody who may only look unless told. */
export const renderGalleries = (at: string, person?: SignedIn) => renderArea(galleriesRoutes, at, person);

/** Looks after this one gallery. */
export const keeper: SignedIn = {
  grants: [
    { rule: "EDIT_GROUP", ressource: "party" },
    { rule: "DELETE_GROUP", ressource: "party" },
  ],
};
