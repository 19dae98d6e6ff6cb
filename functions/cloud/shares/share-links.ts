import { shareAddress } from "../../../shared/cloud/share-address.ts";
import { openSignedIds } from "../../platform/security/signed-ids.ts";

/** The token is the id with its signature, so it need not be stored to be shown again. */
export const openShareLinks = (secret: string, portalOrigin: string) => {
  const { tokenOf, idIn } = openSignedIds(secret, "cloud-share");
  return {
    tokenOf,
    idIn,
    urlOf: (shareId: string): string => portalOrigin + shareAddress(tokenOf(shareId)),
  };
};
