import { secondsInHour } from "date-fns/constants";
import { shareAddress } from "../../../shared/cloud/share-address.ts";
import type { RequestContext } from "../../platform/http/implement.ts";
import { openSignedIds } from "../../platform/security/signed-ids.ts";

const nameOf = (shareId: string) => `share-${shareId}`;

export const openUnlocking = (secret: string) => {
  const signed = openSignedIds(secret, "cloud-share-unlocked");
  return {
    cookieFor: (shareId: string, token: string, now: Date): string => {
      const until = Math.floor(now.getTime() / 1000) + secondsInHour;
      const proof = signed.tokenOf(`${shareId}-${until}`);
      return `${nameOf(shareId)}=${proof}; Path=${shareAddress(token)}; Max-Age=${secondsInHour}; HttpOnly; Secure; SameSite=Lax`;
    },

    isUnlocked: (
      shareId: string,
      { readCookie, now }: Pick<RequestContext, "readCookie" | "now">,
    ): boolean => {
      const [id, until] = (signed.idIn(readCookie(nameOf(shareId)) ?? "") ?? "").split("-");
      return id === shareId && Number(until) * 1000 > now.getTime();
    },
  };
};
