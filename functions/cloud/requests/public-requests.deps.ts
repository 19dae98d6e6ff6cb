import { fileLimits } from "../../data/files/file-limits.ts";
import { openLinkedStores } from "../../data/stores.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { openRequestLinks } from "./request-links.ts";

export const openPublicRequests = (stores = openLinkedStores(), secret = setting("LINK_SECRET")) => ({
  ...stores,
  requestLinks: openRequestLinks(secret, stores.portalOrigin),
  ...fileLimits(),
});

export type PublicRequestsDeps = ReturnType<typeof openPublicRequests>;
