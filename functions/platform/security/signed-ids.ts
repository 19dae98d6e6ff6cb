import { createHmac } from "node:crypto";
import { equalSecrets } from "./secret.ts";

/** Tokens of links that need no item; those of one purpose mean nothing to another. */
export const openSignedIds = (secret: string, purpose: string) => {
  const signature = (id: string) =>
    createHmac("sha256", secret).update(`${purpose}:${id}`).digest("base64url");
  return {
    tokenOf: (id: string): string => `${id}.${signature(id)}`,

    idIn: (token: string): string | undefined => {
      const [id = "", given = ""] = token.split(".");
      return equalSecrets(given, signature(id)) ? id : undefined;
    },
  };
};
