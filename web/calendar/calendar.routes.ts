import type { RouteObject } from "react-router-dom";

export const calendarRoutes: RouteObject[] = [
  {
    path: "calendar",
    lazy: async () => ({ Component: (await import("./views/calendar.page.tsx")).CalendarPage }),
  },
  {
    path: "calendar/categories",
    lazy: async () => ({ Component: (await import("./categories/categories.page.tsx")).CategoriesPage }),
  },
  {
    path: "calendar/events/new",
    lazy: async () => ({ Component: (await import("./events/event-edit.page.tsx")).NewEventPage }),
  },
  {
    path: "calendar/events/:id/edit",
    lazy: async () => ({ Component: (await import("./events/event-edit.page.tsx")).EventEditPage }),
  },
  {
    path: "calendar/events/:id",
    lazy: async () => ({ Component: (await import("./events/event.page.tsx")).EventPage }),
  },
];
