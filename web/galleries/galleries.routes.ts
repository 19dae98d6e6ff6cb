import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const galleriesRoutes: RouteObject[] = [
  page("galleries", () => import("./overview/galleries.page.tsx"), "GalleriesPage"),
  page("galleries/:id", () => import("./gallery/gallery.page.tsx"), "GalleryPage"),
  page("galleries/:id/edit", () => import("./arrange/arrange.page.tsx"), "ArrangePage"),
];
