import type { RouteObject } from "react-router-dom";

/** For people without an account, and without PrimeReact. */
export const applyRoutes: RouteObject[] = [
  {
    path: "apply/consent",
    lazy: async () => ({ Component: (await import("./consent.page.tsx")).ConsentPage }),
  },
  {
    path: "apply/:organisationId/sent",
    lazy: async () => ({ Component: (await import("./sent.page.tsx")).SentPage }),
  },
  {
    path: "apply/:organisationId",
    lazy: async () => ({ Component: (await import("./apply.page.tsx")).ApplyPage }),
  },
];
