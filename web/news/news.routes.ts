import type { RouteObject } from "react-router-dom";
import { page } from "../app/shell/page-route.ts";

const editorsRoutes: RouteObject[] = [
  page("news/articles/new", () => import("./articles/article-edit.page.tsx"), "NewArticlePage"),
  page("news/newsletters/new", () => import("./newsletters/newsletter-edit.page.tsx"), "NewNewsletterPage"),
  page(
    "news/subscribers/import",
    () => import("./subscribers/import/subscriber-import.page.tsx"),
    "SubscriberImportPage",
  ),
  page("news/newsletters/reports", () => import("./reports/reports.page.tsx"), "ReportsPage"),
  page("news/subscribers/:id", () => import("./subscribers/subscriber.page.tsx"), "SubscriberPage"),
  page("news/subscribers", () => import("./subscribers/subscribers.page.tsx"), "SubscribersPage"),
];

export const newsRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import("./editors-only.tsx")).EditorsOnly }),
    children: editorsRoutes,
  },
  page("news", () => import("./articles/archive.page.tsx"), "ArchivePage"),
  page("news/articles", () => import("./articles/articles.page.tsx"), "ArticlesPage"),
  page("news/newsletters", () => import("./newsletters/newsletters.page.tsx"), "NewslettersPage"),
  page("news/articles/:id/edit", () => import("./articles/article-edit.page.tsx"), "ArticleEditPage"),
  page(
    "news/articles/:id/confirmations",
    () => import("./articles/confirmation/confirmations.page.tsx"),
    "ConfirmationsPage",
  ),
  page("news/articles/:id/versions", () => import("./versions/versions.page.tsx"), "VersionsPage"),
  page("news/articles/:id/versions/:version", () => import("./versions/version.page.tsx"), "VersionPage"),
  page("news/articles/:idOrUrlTitle", () => import("./articles/article.page.tsx"), "ArticlePage"),
  page("news/newsletters/:id", () => import("./newsletters/newsletter.page.tsx"), "NewsletterPage"),
  page(
    "news/newsletters/:id/edit",
    () => import("./newsletters/newsletter-edit.page.tsx"),
    "NewsletterEditPage",
  ),
  page(
    "news/newsletters/:id/report",
    () => import("./reports/newsletter-report.page.tsx"),
    "NewsletterReportPage",
  ),
  page(
    "news/newsletters/:id/send",
    () => import("./newsletters/newsletter-send.page.tsx"),
    "NewsletterSendPage",
  ),
];
