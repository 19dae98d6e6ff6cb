import type { RouteObject } from "react-router-dom";

/** What readers of a newsletter reach without signing in. */
export const publicNewsRoutes: RouteObject[] = [
  {
    path: "newsletter/abmelden",
    lazy: async () => ({ Component: (await import("./subscribers/unsubscribe.page.tsx")).UnsubscribePage }),
  },
];
