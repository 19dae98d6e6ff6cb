import type { RouteObject } from "react-router-dom";

const editorsRoutes: RouteObject[] = [
  {
    path: "news/articles/new",
    lazy: async () => ({ Component: (await import("./articles/article-edit.page.tsx")).NewArticlePage }),
  },
  {
    path: "news/newsletters/new",
    lazy: async () => ({
      Component: (await import("./newsletters/newsletter-edit.page.tsx")).NewNewsletterPage,
    }),
  },
  {
    path: "news/subscribers/import",
    lazy: async () => ({
      Component: (await import("./subscribers/import/subscriber-import.page.tsx")).SubscriberImportPage,
    }),
  },
  {
    path: "news/subscribers/:id",
    lazy: async () => ({ Component: (await import("./subscribers/subscriber.page.tsx")).SubscriberPage }),
  },
  {
    path: "news/subscribers",
    lazy: async () => ({ Component: (await import("./subscribers/subscribers.page.tsx")).SubscribersPage }),
  },
];

export const newsRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import("./editors-only.tsx")).EditorsOnly }),
    children: editorsRoutes,
  },
  {
    path: "news",
    lazy: async () => ({ Component: (await import("./articles/archive.page.tsx")).ArchivePage }),
  },
  {
    path: "news/articles",
    lazy: async () => ({ Component: (await import("./articles/articles.page.tsx")).ArticlesPage }),
  },
  {
    path: "news/newsletters",
    lazy: async () => ({ Component: (await import("./newsletters/newsletters.page.tsx")).NewslettersPage }),
  },
  {
    path: "news/articles/:id/edit",
    lazy: async () => ({ Component: (await import("./articles/article-edit.page.tsx")).ArticleEditPage }),
  },
  {
    path: "news/articles/:id/confirmations",
    lazy: async () => ({
      Component: (await import("./articles/confirmation/confirmations.page.tsx")).ConfirmationsPage,
    }),
  },
  {
    path: "news/articles/:idOrUrlTitle",
    lazy: async () => ({ Component: (await import("./articles/article.page.tsx")).ArticlePage }),
  },
  {
    path: "news/newsletters/:id",
    lazy: async () => ({ Component: (await import("./newsletters/newsletter.page.tsx")).NewsletterPage }),
  },
  {
    path: "news/newsletters/:id/edit",
    lazy: async () => ({
      Component: (await import("./newsletters/newsletter-edit.page.tsx")).NewsletterEditPage,
    }),
  },
  {
    path: "news/newsletters/:id/send",
    lazy: async () => ({
      Component: (await import("./newsletters/newsletter-send.page.tsx")).NewsletterSendPage,
    }),
  },
];
