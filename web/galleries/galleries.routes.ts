import type { RouteObject } from "react-router-dom";

export const galleriesRoutes: RouteObject[] = [
  {
    path: "galleries",
    lazy: async () => ({ Component: (await import("./overview/galleries.page.tsx")).GalleriesPage }),
  },
  {
    path: "galleries/:id",
    lazy: async () => ({ Component: (await import("./gallery/gallery.page.tsx")).GalleryPage }),
  },
  {
    path: "galleries/:id/edit",
    lazy: async () => ({ Component: (await import("./arrange/arrange.page.tsx")).ArrangePage }),
  },
];
