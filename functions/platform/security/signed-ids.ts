import { createHmac } from "node:crypto";
import { equalSecrets } from "./secret.ts";

/** Signatures of one purpose mean nothing to another. */
export const openSignatures = (secret: string, purpose: string) => {
  const signatureOf = (text: string): string =>
    createHmac("sha256", secret).update(`${purpose}:${text}`).digest("base64url");
  return {
    signatureOf,
    isSignatureOf: (text: string, given: string): boolean => equalSecrets(given, signatureOf(text)),
  };
};

/** Tokens of links that need no stored item. */
export const openSignedIds = (secret: string, purpose: string) => {
  const { signatureOf, isSignatureOf } = openSignatures(secret, purpose);
  return {
    tokenOf: (id: string): string => `${id}.${signatureOf(id)}`,

    idIn: (token: string): string | undefined => {
      const [id = "", given = ""] = token.split(".");
      return isSignatureOf(id, given) ? id : undefined;
    },
  };
};

/** Nothing of the addresses is stored, so that they can be shown again. */
export const signedLinks =
  (purpose: string, addressOf: (token: string) => string) => (secret: string, portalOrigin: string) => {
    const { tokenOf, idIn } = openSignedIds(secret, purpose);
    return { tokenOf, idIn, urlOf: (id: string): string => portalOrigin + addressOf(tokenOf(id)) };
  };

export type SignedLinks = ReturnType<ReturnType<typeof signedLinks>>;
