import { PageRegion } from "../../../web/app/shell/page-region.tsx";
import { newsRoutes } from "../../../web/news/news.routes.ts";
import { publicNewsRoutes } from "../../../web/news/public.routes.ts";
import { everywhere, type SignedIn, signIn } from "../people.ts";
import { renderRoutes } from "../render-page.tsx";

const editor = { grants: everywhere("READ_NEWS", "EDIT_NEWS") };

/** Shows the news area at an address, signed in: to an editor of the whole group, unless told. */
export const renderNews = (at: string, person: SignedIn = editor) => {
  signIn(person);
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
