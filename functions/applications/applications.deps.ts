import { applicationPageAddress } from "../../shared/applications/application-page-address.ts";
import { openLinkedStores } from "../data/stores.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openSignedIds } from "../platform/security/signed-ids.ts";

export const openApplicationsArea = () => {
  const secret = setting("LINK_SECRET");
  return {
    ...openLinkedStores(),
    consentLinks: openSignedIds(secret, "application-consent"),
    pageLinks: openSignedIds(secret, "application-page"),
  };
};

export type ApplicationsDeps = ReturnType<typeof openApplicationsArea>;

/** The applicant's own; it ends with the application. */
export const pageUrlOf = (
  { id }: { readonly id: string },
  { pageLinks, portalOrigin }: Pick<ApplicationsDeps, "pageLinks" | "portalOrigin">,
): string => portalOrigin + applicationPageAddress(pageLinks.tokenOf(id));
