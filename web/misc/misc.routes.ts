import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const miscRoutes: RouteObject[] = [
  page("misc", () => import("./overview/misc.page.tsx"), "MiscPage"),
  page("misc/:id", () => import("./group/misc-group.page.tsx"), "MiscGroupPage"),
  page("misc/:id/:dataId", () => import("./entries/misc-entry.page.tsx"), "MiscEntryPage"),
];
