import type { RouteObject } from "react-router-dom";

export const applicationsRoutes: RouteObject[] = [
  {
    path: "applications",
    lazy: async () => ({ Component: (await import("./list/first-office.page.tsx")).FirstOfficePage }),
  },
  {
    path: "applications/:organisationId",
    lazy: async () => ({ Component: (await import("./list/applications.page.tsx")).ApplicationsPage }),
  },
  {
    path: "applications/:organisationId/:id",
    lazy: async () => ({ Component: (await import("./detail/application.page.tsx")).ApplicationPage }),
  },
  {
    path: "applications/:organisationId/:id/edit",
    lazy: async () => ({ Component: (await import("./edit/application-edit.page.tsx")).ApplicationEditPage }),
  },
];
