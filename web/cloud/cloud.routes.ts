import type { RouteObject } from "react-router-dom";

export const cloudRoutes: RouteObject[] = [
  {
    path: "cloud",
    lazy: async () => ({ Component: (await import("./folder/root.page.tsx")).RootPage }),
  },
  {
    path: "cloud/trash",
    lazy: async () => ({ Component: (await import("./trash/trash.page.tsx")).TrashPage }),
  },
  {
    path: "cloud/:id",
    lazy: async () => ({ Component: (await import("./item.page.tsx")).ItemPage }),
  },
];
