import { Navigate, type RouteObject } from "react-router-dom";
import { helpRoutes } from "../../help/help.routes.ts";
import { notificationsRoutes } from "../../notifications/notifications.routes.ts";
import { searchRoutes } from "../../search/search.routes.ts";
import { trashRoutes } from "../../trash/trash.routes.ts";
import { areaRoutes } from "./navigation.ts";
import { page } from "./page-route.ts";

export const pages: RouteObject[] = [
  { index: true, element: <Navigate to="/home" replace /> },
  page("home", () => import("../../home/home.page.tsx"), "HomePage"),
  page("profile", () => import("../../profile/profile.page.tsx"), "ProfilePage"),
  page("profile/edit", () => import("../../profile/own-data.page.tsx"), "OwnDataPage"),
  ...areaRoutes,
  ...notificationsRoutes,
  ...searchRoutes,
  ...helpRoutes,
  ...trashRoutes,
  page("*", () => import("./not-found.page.tsx"), "NotFoundPage"),
];
