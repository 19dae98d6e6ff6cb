import type { Article } from "../../../shared/news/article.ts";
import { publicFeedAddress } from "../../../shared/news/public-address.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { html } from "../../platform/html/html.ts";
import { htmlPage } from "../../platform/html/page.ts";
import { imprintOf } from "../page/imprint-section.ts";
import { pageHead } from "../page/page-head.ts";
import { pageHeader } from "../page/page-header.ts";
import { pageStyle } from "../page/page-style.ts";
import { publicText as text } from "../public.text.ts";
import { articleEntries } from "./article-entries.ts";
import { publicSummaryOf } from "./public-shape.ts";

export const NEWS_PER_PAGE = 20;

interface NewsPage {
  readonly articles: readonly Article[];
  readonly totalCount: number;
  readonly number: number;
  readonly path: string;
  readonly origin: string;
  /** The office whose imprint stands below. */
  readonly imprint: Organisation | undefined;
  /** The office whose news these are; missing for the news of all. */
  readonly office?: Organisation;
}

const addressOf = (path: string, number: number) => (number === 1 ? path : `${path}?seite=${number}`);

const pagesOf = ({ path, number, totalCount }: NewsPage) => {
  const isLast = number * NEWS_PER_PAGE >= totalCount;
  if (number === 1 && isLast) return undefined;
  return html`<nav class="pages" aria-label="${text.pages}">${
    number > 1
      ? html`<a rel="prev" href="${addressOf(path, number - 1)}">${text.newer}</a>`
      : html`<span></span>`
  }${isLast ? undefined : html`<a rel="next" href="${addressOf(path, number + 1)}">${text.older}</a>`}</nav>`;
};

const headOf = ({ path, number, origin, office }: NewsPage, title: string) => {
  const address = origin + addressOf(path, number);
  return pageHead({
    type: "website",
    title,
    siteName: office?.name ?? text.product,
    description: text.feedDescription(office?.name ?? text.product),
    address,
    feed: publicFeedAddress(office?.id ?? null),
    data: { "@type": "CollectionPage", name: title, url: address },
  });
};

export const newsPage = (page: NewsPage): string => {
  const title = text.newsOf(page.office?.name ?? text.product);
  return htmlPage({
    title,
    head: headOf(page, title),
    style: pageStyle,
    body: html`${pageHeader(page.office)}
<main class="page">
<article>
<h1>${text.news}</h1>
${page.articles.length ? articleEntries(page.articles.map(publicSummaryOf), "h2") : html`<p class="lead">${text.noNews}</p>`}
${pagesOf(page)}
</article>
</main>
${imprintOf(page.imprint)}`,
  });
};
