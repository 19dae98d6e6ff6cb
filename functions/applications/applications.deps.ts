import { openLinkedStores } from "../data/stores.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openSignedIds } from "../platform/security/signed-ids.ts";

export const openApplicationsArea = () => ({
  ...openLinkedStores(),
  consentLinks: openSignedIds(setting("LINK_SECRET"), "application-consent"),
});

export type ApplicationsDeps = ReturnType<typeof openApplicationsArea>;
