import { discussionsRoutes } from "../../../web/discussions/discussions.routes.ts";
import type { SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

/** Shows the forums at an address, to somebody who only reads and writes, unless told. */
export const renderDiscussions = (at: string, person?: SignedIn) => renderArea(discussionsRoutes, at, person);
