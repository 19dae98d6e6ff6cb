import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const helpRoutes: RouteObject[] = [
  page("help", () => import("./help.page.tsx"), "HelpPage"),
  page("help/:topic", () => import("./help-topic.page.tsx"), "HelpTopicPage"),
];
