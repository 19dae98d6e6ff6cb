import type { Subscription } from "../../../../shared/news/subscription.ts";
import { publicNewsRoutes } from "../../../../web/news/public.routes.ts";
import { signOut } from "../../people.ts";
import { renderRoutes } from "../../render-page.tsx";

/** What a reader is shown of their subscription. */
export const aSubscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  name: "Eva Gruber",
  organisationId: "2",
  organisationName: "Kanzlei Linz",
  receivesTaxNews: true,
  receivesDoctorsNews: false,
  isSubscribed: true,
  unsubscribedAt: null,
  ...overrides,
});

/** Shows a public page at an address, to somebody who is not signed in. */
export const renderPublic = (at: string) => {
  signOut();
  return renderRoutes([{ HydrateFallback: () => null, children: publicNewsRoutes }], at);
};
