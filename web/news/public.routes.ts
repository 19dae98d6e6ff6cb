import type { RouteObject } from "react-router-dom";

export const publicNewsRoutes: RouteObject[] = [
  {
    path: "subscriptions/new",
    lazy: async () => ({ Component: (await import("./subscriptions/register.page.tsx")).RegisterPage }),
  },
  {
    path: "subscriptions/confirm",
    lazy: async () => ({ Component: (await import("./subscriptions/confirm.page.tsx")).ConfirmPage }),
  },
  {
    path: "subscriptions/preferences",
    lazy: async () => ({
      Component: (await import("./subscriptions/preferences.page.tsx")).PreferencesPage,
    }),
  },
  {
    path: "subscriptions/unsubscribe",
    lazy: async () => ({ Component: (await import("./subscriptions/unsubscribe.page.tsx")).UnsubscribePage }),
  },
];
