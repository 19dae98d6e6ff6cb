import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

const load = () => import("./trash.page.tsx");

export const trashRoutes: RouteObject[] = [
  page("trash", load, "WholeTrashPage"),
  page("trash/:kind", load, "TrashPage"),
];
