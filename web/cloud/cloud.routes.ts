import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const cloudRoutes: RouteObject[] = [
  page("cloud", () => import("./folder/root.page.tsx"), "RootPage"),
  page("cloud/trash", () => import("./trash/trash.page.tsx"), "TrashPage"),
  page("cloud/requests", () => import("./requests/own-requests.page.tsx"), "OwnRequestsPage"),
  page("cloud/:id", () => import("./item.page.tsx"), "ItemPage"),
];
