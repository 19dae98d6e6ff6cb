import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const searchRoutes: RouteObject[] = [page("search", () => import("./search.page.tsx"), "SearchPage")];
