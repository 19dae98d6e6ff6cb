import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const materialRoutes: RouteObject[] = [
  page("material", () => import("./order/order.page.tsx"), "OrderPage"),
  page("material/orders", () => import("./orders/own-orders.page.tsx"), "OwnOrdersPage"),
  page("material/administration", () => import("./orders/all-orders.page.tsx"), "AllOrdersPage"),
];
