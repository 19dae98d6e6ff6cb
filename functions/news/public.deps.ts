import { openLinkedStores } from "../data/stores.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openUnsubscribeLinks } from "./delivery/unsubscribe-links.ts";
import { openRegistrations } from "./subscriptions/registrations.repository.ts";

export const openPublic = (stores = openLinkedStores()) => ({
  ...stores,
  /** No endpoint here asks for one, so the function needs no permission to read any. */
  sessions: { viewerOf: async () => undefined },
  registrations: openRegistrations(stores.table),
  links: openUnsubscribeLinks(setting("LINK_SECRET"), stores.portalOrigin),
});

export type PublicDeps = ReturnType<typeof openPublic>;
