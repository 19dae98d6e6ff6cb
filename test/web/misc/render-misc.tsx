import { miscRoutes } from "../../../web/misc/misc.routes.ts";
import { everywhere, type SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

/** To somebody who may only look unless told. */
export const renderMisc = (at: string, person?: SignedIn) => renderArea(miscRoutes, at, person);

export const keeper: SignedIn = { grants: everywhere("ADMIN_MISC") };
