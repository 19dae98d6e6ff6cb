import { cloudRoutes } from "../../../web/cloud/cloud.routes.ts";
import type { SignedIn } from "../people.ts";
import { renderArea } from "../render-area.tsx";

/** Shows the cloud at an address, to somebody who is no administrator unless told. */
export const renderCloud = (at: string, person?: SignedIn) => renderArea(cloudRoutes, at, person);
