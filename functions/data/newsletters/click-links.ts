import { newsletterLinkAddress } from "../../../shared/news/public-address.ts";
import { openSignatures } from "../../platform/security/signed-ids.ts";

export const openClickLinks = (secret: string, origin: string) => {
  const { signatureOf, isSignatureOf } = openSignatures(secret, "newsletter-link");
  const signed = (newsletterId: string, address: string) => `${newsletterId} ${address}`;
  return {
    origin,

    of: (newsletterId: string, address: string): string =>
      origin + newsletterLinkAddress(newsletterId, signatureOf(signed(newsletterId, address)), address),

    isOwn: (newsletterId: string, address: string, signature: string): boolean =>
      isSignatureOf(signed(newsletterId, address), signature),
  };
};

export type ClickLinks = ReturnType<typeof openClickLinks>;
