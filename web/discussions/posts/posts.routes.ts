import type { RouteObject } from "react-router-dom";

export const postRoutes: RouteObject[] = [
  {
    path: "discussions/posts/new",
    lazy: async () => ({ Component: (await import("./post-edit.page.tsx")).NewPostPage }),
  },
  {
    path: "discussions/posts/:id/edit",
    lazy: async () => ({ Component: (await import("./post-edit.page.tsx")).PostEditPage }),
  },
  {
    path: "discussions/posts/:id",
    lazy: async () => ({ Component: (await import("./post.page.tsx")).PostPage }),
  },
];
