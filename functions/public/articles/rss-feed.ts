import type { Article } from "../../../shared/news/article.ts";
import {
  earlierArticleAddress,
  publicArticleAddress,
  publicFeedAddress,
} from "../../../shared/news/public-address.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { escapeXml } from "../../platform/html/xml.ts";
import { publicText as text } from "../public.text.ts";

const element = (name: string, content: string | null, attributes = ""): string =>
  content ? `<${name}${attributes}>${escapeXml(content)}</${name}>` : "";

const dateOf = (iso: string) => new Date(iso).toUTCString();

const itemOf = (article: Article, origin: string): string => {
  const address = origin + publicArticleAddress(article.urlTitle);
  return `<item>
${[
  element("title", article.title),
  element("link", address),
  // The former address, so that readers take no old article for a new one.
  element("guid", origin + earlierArticleAddress(article.urlTitle), ' isPermaLink="true"'),
  element("pubDate", dateOf(article.releaseDate)),
  element("description", article.abstract ?? article.subtitle),
  element("category", article.tag),
  element("dc:creator", article.authorName),
]
  .filter(Boolean)
  .join("\n")}
</item>`;
};

export const rssFeed = (
  articles: readonly Article[],
  office: Organisation | null,
  origin: string,
): string => {
  const self = origin + publicFeedAddress(office?.id ?? null);
  const name = office?.name ?? text.product;
  const [newest] = articles;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${[
  element("title", text.feedTitle(name)),
  element("link", office?.homepage || origin),
  `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>`,
  element("description", text.feedDescription(name)),
  element("language", "de-AT"),
  newest ? element("lastBuildDate", dateOf(newest.releaseDate)) : "",
  ...articles.map((article) => itemOf(article, origin)),
]
  .filter(Boolean)
  .join("\n")}
</channel>
</rss>
`;
};
