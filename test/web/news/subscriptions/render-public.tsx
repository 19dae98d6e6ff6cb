import { PublicFrame } from "../../../../web/app/shell/public-frame.tsx";
import { publicNewsRoutes } from "../../../../web/news/public.routes.ts";
import { signOut } from "../../people.ts";
import { renderRoutes } from "../../render-page.tsx";

/** Shows a public page at an address, to somebody who is not signed in. */
export const renderPublic = (at: string) => {
  signOut();
  return renderRoutes(
    [{ HydrateFallback: () => null, Component: PublicFrame, children: publicNewsRoutes }],
    at,
  );
};
