import { openClickLinks } from "../data/newsletters/click-links.ts";
import { openClicks } from "../data/newsletters/clicks.repository.ts";
import { openLinkedStores } from "../data/stores.ts";
import { openRegistrations } from "../data/subscribers/registrations.repository.ts";
import { openUnsubscribeLinks } from "../data/subscribers/unsubscribe-links.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openHomepages } from "./homepages.ts";

export const openPublic = (stores = openLinkedStores(), secret = setting("LINK_SECRET")) => ({
  ...stores,
  stage: setting("STAGE"),
  /** No endpoint here asks for a session, so the function needs no permission to read any. */
  sessions: { viewerOf: async () => undefined },
  origins: openHomepages(stores.organisations),
  registrations: openRegistrations(stores.table),
  links: openUnsubscribeLinks(secret, stores.portalOrigin),
  clickLinks: openClickLinks(secret, stores.portalOrigin),
  clicks: openClicks(stores.table),
});

export type PublicDeps = ReturnType<typeof openPublic>;
