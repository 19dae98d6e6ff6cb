import { createHmac } from "node:crypto";
import { equalSecrets } from "../../../platform/security/secret.ts";

const signature = (secret: string, id: string) =>
  createHmac("sha256", secret).update(`unsubscribe:${id}`).digest("base64url");

/** Signed, so nothing is stored and links stay valid. */
export const openUnsubscribeLinks = (secret: string, origin: string) => ({
  /** Pages for people; `oneClick` is for mail clients (RFC 8058). */
  of: (subscriberId: string) => {
    const token = encodeURIComponent(`${subscriberId}.${signature(secret, subscriberId)}`);
    return {
      page: `${origin}/subscriptions/unsubscribe?token=${token}`,
      preferences: `${origin}/subscriptions/preferences?token=${token}`,
      oneClick: `${origin}/v1/public/subscribers/unsubscribe?token=${token}`,
    };
  },

  subscriberOf: (token: string): string | undefined => {
    const [id = "", given = ""] = token.split(".");
    return equalSecrets(given, signature(secret, id)) ? id : undefined;
  },
});

export type UnsubscribeLinks = ReturnType<typeof openUnsubscribeLinks>;
