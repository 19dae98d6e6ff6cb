import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

export const discussionsRoutes: RouteObject[] = [
  page("discussions", () => import("./overview/overview.page.tsx"), "OverviewPage"),
  page("discussions/feed", () => import("./feed/feed.page.tsx"), "FeedPage"),
  page("discussions/reports", () => import("./reports/reports.page.tsx"), "ReportsPage"),
  page("discussions/search", () => import("./search/search.page.tsx"), "SearchPage"),
  page("discussions/forums/:id", () => import("./forum/forum.page.tsx"), "ForumPage"),
  page("discussions/posts/new", () => import("./posts/post-edit.page.tsx"), "NewPostPage"),
  page("discussions/posts/:id/edit", () => import("./posts/post-edit.page.tsx"), "PostEditPage"),
  page("discussions/posts/:id", () => import("./posts/post.page.tsx"), "PostPage"),
];
