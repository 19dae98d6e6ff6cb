import { isAllowedAnywhere } from "../../shared/contract/permissions.ts";
import { useViewer } from "../app/client/session.ts";

/** For one office at least; lists show the offices that it is for. */
export const useMayKeepMaterial = (): boolean => isAllowedAnywhere(useViewer(), "ADMIN_MISC");
