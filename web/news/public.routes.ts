import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const publicNewsRoutes: RouteObject[] = [
  page("subscriptions/new", () => import("./subscriptions/register.page.tsx"), "RegisterPage"),
  page("subscriptions/confirm", () => import("./subscriptions/confirm.page.tsx"), "ConfirmPage"),
  page("subscriptions/preferences", () => import("./subscriptions/preferences.page.tsx"), "PreferencesPage"),
  page("subscriptions/unsubscribe", () => import("./subscriptions/unsubscribe.page.tsx"), "UnsubscribePage"),
];
