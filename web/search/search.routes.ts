import type { RouteObject } from "react-router-dom";

export const searchRoutes: RouteObject[] = [
  { path: "search", lazy: async () => ({ Component: (await import("./search.page.tsx")).SearchPage }) },
];
