import type { RouteObject } from "react-router-dom";

export const materialRoutes: RouteObject[] = [
  {
    path: "material",
    lazy: async () => ({ Component: (await import("./order/order.page.tsx")).OrderPage }),
  },
  {
    path: "material/orders",
    lazy: async () => ({ Component: (await import("./orders/own-orders.page.tsx")).OwnOrdersPage }),
  },
  {
    path: "material/administration",
    lazy: async () => ({ Component: (await import("./orders/all-orders.page.tsx")).AllOrdersPage }),
  },
];
