import type { RouteObject } from "react-router-dom";

export const miscRoutes: RouteObject[] = [
  { path: "misc", lazy: async () => ({ Component: (await import("./overview/misc.page.tsx")).MiscPage }) },
  {
    path: "misc/:id",
    lazy: async () => ({ Component: (await import("./group/misc-group.page.tsx")).MiscGroupPage }),
  },
  {
    path: "misc/:id/:dataId",
    lazy: async () => ({ Component: (await import("./entries/misc-entry.page.tsx")).MiscEntryPage }),
  },
];
