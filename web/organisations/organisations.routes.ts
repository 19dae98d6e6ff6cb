import type { RouteObject } from "react-router-dom";

export const organisationsRoutes: RouteObject[] = [
  {
    path: "organisations",
    lazy: async () => ({ Component: (await import("./organisations.page.tsx")).OrganisationsPage }),
  },
  {
    path: "organisations/new",
    lazy: async () => ({ Component: (await import("./organisation-edit.page.tsx")).NewOrganisationPage }),
  },
  {
    path: "organisations/:id",
    lazy: async () => ({ Component: (await import("./organisation.page.tsx")).OrganisationPage }),
  },
  {
    path: "organisations/:id/edit",
    lazy: async () => ({ Component: (await import("./organisation-edit.page.tsx")).OrganisationEditPage }),
  },
  {
    path: "organisations/:id/customers",
    lazy: async () => ({ Component: (await import("./customers/customers.page.tsx")).CustomersPage }),
  },
];
