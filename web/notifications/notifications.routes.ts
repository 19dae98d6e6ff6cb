import type { RouteObject } from "react-router-dom";

export const notificationsRoutes: RouteObject[] = [
  {
    path: "notifications",
    lazy: async () => ({ Component: (await import("./notifications.page.tsx")).NotificationsPage }),
  },
];
