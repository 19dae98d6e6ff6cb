import { administrationRoutes } from "../../../web/administration/administration.routes.ts";
import { renderArea } from "../render-area.tsx";

/** Shows the administration area at an address, signed in as an administrator. */
export const renderAdministration = (at: string) => renderArea(administrationRoutes, at, { isAdmin: true });
