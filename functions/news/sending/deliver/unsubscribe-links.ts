import { createHmac } from "node:crypto";
import { equalSecrets } from "../../../platform/security/secret.ts";

const signature = (secret: string, id: string) =>
  createHmac("sha256", secret).update(`unsubscribe:${id}`).digest("base64url");

/**
 * Links by which a subscriber changes or ends the subscription: signed, so nothing has to be stored, and valid for
 * good.
 */
export const openUnsubscribeLinks = (secret: string, origin: string) => ({
  /** The pages for people, and the address for mail clients (RFC 8058). */
  of: (subscriberId: string) => {
    const token = encodeURIComponent(`${subscriberId}.${signature(secret, subscriberId)}`);
    return {
      page: `${origin}/subscriptions/unsubscribe?token=${token}`,
      preferences: `${origin}/subscriptions/preferences?token=${token}`,
      oneClick: `${origin}/v1/public/subscribers/unsubscribe?token=${token}`,
    };
  },

  /** Whom a token is for; undefined when it was not made here. */
  subscriberOf: (token: string): string | undefined => {
    const [id = "", given = ""] = token.split(".");
    return equalSecrets(given, signature(secret, id)) ? id : undefined;
  },
});

export type UnsubscribeLinks = ReturnType<typeof openUnsubscribeLinks>;
