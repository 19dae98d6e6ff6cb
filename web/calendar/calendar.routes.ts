import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const calendarRoutes: RouteObject[] = [
  page("calendar", () => import("./views/calendar.page.tsx"), "CalendarPage"),
  page("calendar/categories", () => import("./categories/categories.page.tsx"), "CategoriesPage"),
  page("calendar/events/new", () => import("./events/event-edit.page.tsx"), "NewEventPage"),
  page("calendar/events/:id/edit", () => import("./events/event-edit.page.tsx"), "EventEditPage"),
  page("calendar/events/:id", () => import("./events/event.page.tsx"), "EventPage"),
];
