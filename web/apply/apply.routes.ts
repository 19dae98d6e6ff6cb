import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const applyRoutes: RouteObject[] = [
  page("apply/consent", () => import("./consent.page.tsx"), "ConsentPage"),
  page("apply/:organisationId/sent", () => import("./sent.page.tsx"), "SentPage"),
  page("apply/:organisationId", () => import("./apply.page.tsx"), "ApplyPage"),
];
