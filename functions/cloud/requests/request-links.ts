import { requestAddress } from "../../../shared/cloud/request-address.ts";
import { openSignedIds } from "../../platform/security/signed-ids.ts";

/** As with shares: nothing of a token is stored. */
export const openRequestLinks = (secret: string, portalOrigin: string) => {
  const { tokenOf, idIn } = openSignedIds(secret, "cloud-request");
  return {
    idIn,
    urlOf: (requestId: string): string => portalOrigin + requestAddress(tokenOf(requestId)),
  };
};

export type RequestLinks = ReturnType<typeof openRequestLinks>;
