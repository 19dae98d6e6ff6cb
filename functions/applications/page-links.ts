import { applicationPageAddress } from "../../shared/applications/application-page-address.ts";
import { openSignedIds } from "../platform/security/signed-ids.ts";

/** Of applicants' own pages, signed and stored nowhere; they end with the application. */
export const openPageLinks = (secret: string, portalOrigin: string) => {
  const { tokenOf, idIn } = openSignedIds(secret, "application-page");
  return {
    idIn,
    urlOf: ({ id }: { readonly id: string }): string => portalOrigin + applicationPageAddress(tokenOf(id)),
  };
};

export type PageLinks = ReturnType<typeof openPageLinks>;
