import { subscriberAddress } from "../../shared/news/public-address.ts";
import { COPY_OF, paths } from "../app/shell/paths.ts";

const segment = encodeURIComponent;

export const newsPaths = {
  archiveOf: (tag: string) => `/news?${new URLSearchParams({ tag })}`,
  articles: "/news/articles",
  newArticle: "/news/articles/new",
  copyOfArticle: (id: string) => `/news/articles/new?${COPY_OF}=${segment(id)}`,
  editArticle: paths.editArticle,
  confirmations: (id: string) => `/news/articles/${segment(id)}/confirmations`,
  versions: (id: string) => `/news/articles/${segment(id)}/versions`,
  version: (id: string, version: number) => `/news/articles/${segment(id)}/versions/${version}`,
  newsletters: "/news/newsletters",
  newNewsletter: "/news/newsletters/new",
  copyOfNewsletter: (id: string) => `/news/newsletters/new?${COPY_OF}=${segment(id)}`,
  newsletter: paths.newsletter,
  newsletterReport: (id: string) => `/news/newsletters/${segment(id)}/report`,
  newsletterReports: "/news/newsletters/reports",
  editNewsletter: (id: string) => `/news/newsletters/${segment(id)}/edit`,
  subscribers: "/news/subscribers",
  subscriber: subscriberAddress,
  importSubscribers: "/news/subscribers/import",
  sendNewsletter: (id: string) => `/news/newsletters/${segment(id)}/send`,
  confirmNewsletter: (id: string) => `/news/newsletters/${segment(id)}/send?schritt=3`,
};
