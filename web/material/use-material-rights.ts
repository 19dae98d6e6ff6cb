import { isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import { useViewer } from "../app/client/session.ts";

/** True for one office at least; the lists themselves filter by office. */
export const useMayKeepMaterial = (): boolean => isAllowedAnywhere(useViewer(), "ADMIN_MISC");
