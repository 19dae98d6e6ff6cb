import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const organisationsRoutes: RouteObject[] = [
  page("organisations", () => import("./organisations.page.tsx"), "OrganisationsPage"),
  page("organisations/new", () => import("./organisation-edit.page.tsx"), "NewOrganisationPage"),
  page("organisations/:id", () => import("./organisation.page.tsx"), "OrganisationPage"),
  page("organisations/:id/edit", () => import("./organisation-edit.page.tsx"), "OrganisationEditPage"),
  page("organisations/:id/customers", () => import("./customers/customers.page.tsx"), "CustomersPage"),
];
