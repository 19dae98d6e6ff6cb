import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const applicationsRoutes: RouteObject[] = [
  page("applications", () => import("./list/first-office.page.tsx"), "FirstOfficePage"),
  page("applications/:organisationId", () => import("./list/applications.page.tsx"), "ApplicationsPage"),
  page("applications/:organisationId/:id", () => import("./detail/application.page.tsx"), "ApplicationPage"),
  page(
    "applications/:organisationId/:id/edit",
    () => import("./edit/application-edit.page.tsx"),
    "ApplicationEditPage",
  ),
];
