import { publicNewsRoutes } from "../../../../web/news/public.routes.ts";
import { signOut } from "../../people.ts";
import { renderRoutes } from "../../render-page.tsx";

/** Shows a public page at an address, to somebody who is not signed in. */
export const renderPublic = (at: string) => {
  signOut();
  return renderRoutes([{ HydrateFallback: () => null, children: publicNewsRoutes }], at);
};
