import { Navigate, type RouteObject } from "react-router-dom";
import { administrationRoutes } from "../../administration/administration.routes.ts";
import { applicationsRoutes } from "../../applications/applications.routes.ts";
import { calendarRoutes } from "../../calendar/calendar.routes.ts";
import { cloudRoutes } from "../../cloud/cloud.routes.ts";
import { discussionsRoutes } from "../../discussions/discussions.routes.ts";
import { employeesRoutes } from "../../employees/employees.routes.ts";
import { galleriesRoutes } from "../../galleries/galleries.routes.ts";
import { materialRoutes } from "../../material/material.routes.ts";
import { miscRoutes } from "../../misc/misc.routes.ts";
import { newsRoutes } from "../../news/news.routes.ts";
import { notificationsRoutes } from "../../notifications/notifications.routes.ts";
import { organisationsRoutes } from "../../organisations/organisations.routes.ts";
import { searchRoutes } from "../../search/search.routes.ts";

export const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/home" replace /> },
  { path: "home", lazy: async () => ({ Component: (await import("../../home/home.page.tsx")).HomePage }) },
  {
    path: "profile",
    lazy: async () => ({ Component: (await import("../../profile/profile.page.tsx")).ProfilePage }),
  },
  {
    path: "profile/edit",
    lazy: async () => ({ Component: (await import("../../profile/own-data.page.tsx")).OwnDataPage }),
  },
  ...notificationsRoutes,
  ...organisationsRoutes,
  ...employeesRoutes,
  ...discussionsRoutes,
  ...calendarRoutes,
  ...cloudRoutes,
  ...newsRoutes,
  ...miscRoutes,
  ...galleriesRoutes,
  ...materialRoutes,
  ...applicationsRoutes,
  ...administrationRoutes,
  ...searchRoutes,
  { path: "*", lazy: async () => ({ Component: (await import("./not-found.page.tsx")).NotFoundPage }) },
];
