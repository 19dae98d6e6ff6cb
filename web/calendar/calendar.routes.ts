import type { RouteObject } from "react-router-dom";

export const calendarRoutes: RouteObject[] = [
  {
    path: "calendar",
    lazy: async () => ({ Component: (await import("./views/calendar.page.tsx")).CalendarPage }),
  },
];
