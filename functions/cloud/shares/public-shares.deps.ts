import { openLinkedStores } from "../../data/stores.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { openShareLinks } from "./share-links.ts";
import { openUnlocking } from "./unlocking.ts";

export const openPublicShares = (stores = openLinkedStores(), secret = setting("LINK_SECRET")) => ({
  ...stores,
  shareLinks: openShareLinks(secret, stores.portalOrigin),
  unlocking: openUnlocking(secret),
});

export type PublicSharesDeps = ReturnType<typeof openPublicShares>;
