import { openLinkedStores } from "../data/stores.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openSignedIds } from "../platform/security/signed-ids.ts";
import { openPageLinks } from "./page-links.ts";

export const openApplicationsArea = () => {
  const secret = setting("LINK_SECRET");
  const stores = openLinkedStores();
  return {
    ...stores,
    consentLinks: openSignedIds(secret, "application-consent"),
    pageLinks: openPageLinks(secret, stores.portalOrigin),
  };
};

export type ApplicationsDeps = ReturnType<typeof openApplicationsArea>;
