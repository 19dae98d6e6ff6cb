import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { newsRoutes } from "../../../web/news/news.routes.ts";
import { publicNewsRoutes } from "../../../web/news/public.routes.ts";
import { signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

/** Shows the news area at an address, signed in. */
export const renderNews = (at: string) => {
  signIn();
  return renderRoutes(
    [
      {
        HydrateFallback: () => null,
        children: [
          ...publicNewsRoutes,
          { Component: PageRegion, children: [...newsRoutes, { path: "*", element: null }] },
        ],
      },
    ],
    at,
  );
};
