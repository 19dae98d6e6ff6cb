import { createHmac, randomBytes } from "node:crypto";
import { equalSecrets } from "../security/secret.ts";

const signed = (random: string, session: string) =>
  `${random}.${createHmac("sha256", session).update(random).digest("base64url")}`;

/** OWASP's signed double submit. */
export const newXsrfToken = (session = ""): string => signed(randomBytes(16).toString("base64url"), session);

export const isXsrfTokenOf = (session = "", token = ""): boolean =>
  equalSecrets(token, signed(token.split(".")[0] ?? "", session));
