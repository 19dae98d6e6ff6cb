import { openSignedIds } from "../../platform/security/signed-ids.ts";

export const openUnsubscribeLinks = (secret: string, origin: string) => {
  const { tokenOf, idIn } = openSignedIds(secret, "unsubscribe");
  return {
    /** The pages are for people, `oneClick` is for mail clients (RFC 8058). */
    of: (subscriberId: string) => {
      const token = encodeURIComponent(tokenOf(subscriberId));
      return {
        page: `${origin}/subscriptions/unsubscribe?token=${token}`,
        preferences: `${origin}/subscriptions/preferences?token=${token}`,
        oneClick: `${origin}/v1/public/subscribers/unsubscribe?token=${token}`,
      };
    },

    subscriberOf: idIn,
  };
};

export type UnsubscribeLinks = ReturnType<typeof openUnsubscribeLinks>;
