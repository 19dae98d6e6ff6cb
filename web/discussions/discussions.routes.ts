import type { RouteObject } from "react-router-dom";
import { postRoutes } from "./posts/posts.routes.ts";

export const discussionsRoutes: RouteObject[] = [
  {
    path: "discussions",
    lazy: async () => ({ Component: (await import("./overview/overview.page.tsx")).OverviewPage }),
  },
  {
    path: "discussions/search",
    lazy: async () => ({ Component: (await import("./search/search.page.tsx")).SearchPage }),
  },
  {
    path: "discussions/forums/:id",
    lazy: async () => ({ Component: (await import("./forum/forum.page.tsx")).ForumPage }),
  },
  {
    path: "discussions/forums/:id/deleted",
    lazy: async () => ({ Component: (await import("./deleted/deleted.page.tsx")).DeletedPage }),
  },
  ...postRoutes,
];
