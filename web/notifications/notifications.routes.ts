import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const notificationsRoutes: RouteObject[] = [
  page("notifications", () => import("./notifications.page.tsx"), "NotificationsPage"),
];
