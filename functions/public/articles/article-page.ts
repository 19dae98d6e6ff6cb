import { publicFeedAddress } from "../../../shared/news/public-address.ts";
import type { PublicArticle, PublicImage } from "../../../shared/news/public-article.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { html } from "../../platform/html/html.ts";
import { htmlPage } from "../../platform/html/page.ts";
import { SafeHtml } from "../../platform/html/safe-html.ts";
import { imprintOf } from "../page/imprint-section.ts";
import { pageHead } from "../page/page-head.ts";
import { pageHeader } from "../page/page-header.ts";
import { pageStyle } from "../page/page-style.ts";
import { publicText as text } from "../public.text.ts";
import { bylineOf } from "./article-entries.ts";

const headOf = (article: PublicArticle, office: Organisation | undefined, origin: string) => {
  const address = origin + article.url;
  const description = article.seoMetaDescription ?? article.abstract;
  const image = article.titleImageUrl && origin + article.titleImageUrl;
  const publisher = office?.name ?? text.product;
  return pageHead({
    type: "article",
    title: article.pageTitle ?? article.title,
    siteName: publisher,
    description,
    address,
    image,
    feed: publicFeedAddress(office?.id ?? null),
    meta: { "article:published_time": article.releaseDate, "article:author": article.authorName },
    data: {
      "@type": "Article",
      headline: article.title,
      description,
      image,
      datePublished: article.releaseDate,
      mainEntityOfPage: address,
      author: article.authorName && { "@type": "Person", name: article.authorName },
      publisher: { "@type": "Organization", name: publisher },
    },
  });
};

/** Tables wider than a phone scroll by themselves. */
const withWideTables = (content: string) =>
  new SafeHtml(
    content
      .replaceAll("<table", '<div class="wide" tabindex="0"><table')
      .replaceAll("</table>", "</table></div>"),
  );

const figureOf = ({ url, alt, caption }: PublicImage, picture: string) =>
  html`<figure><a href="${url}"><img class="${picture}" src="${url}" alt="${alt ?? text.enlarge}"></a>${
    caption ? html`<figcaption>${caption}</figcaption>` : undefined
  }</figure>`;

const imagesOf = ({ images }: PublicArticle) =>
  images.length
    ? html`<ul class="images">${images.map((image) => html`<li>${figureOf(image, "other")}</li>`)}</ul>`
    : undefined;

const filesOf = ({ files }: PublicArticle) =>
  files.length
    ? html`<section class="files"><h2>${text.files}</h2>
<ul>${files.map(({ url, fileName }) => html`<li><a href="${url}">${fileName}</a></li>`)}</ul></section>`
    : undefined;

export const articlePage = (
  article: PublicArticle,
  office: Organisation | undefined,
  origin: string,
): string =>
  htmlPage({
    title: article.pageTitle ?? `${article.title} · ${office?.name ?? text.product}`,
    head: headOf(article, office, origin),
    style: pageStyle,
    body: html`${pageHeader(office)}
<main class="page">
<article>
${article.tag ? html`<p class="tag">${article.tag}</p>` : undefined}
<h1>${article.title}</h1>
${article.subtitle ? html`<p class="subtitle">${article.subtitle}</p>` : undefined}
${bylineOf(article)}
${article.titleImage ? figureOf(article.titleImage, "title-image") : undefined}
${article.abstract ? html`<p class="lead">${article.abstract}</p>` : undefined}
${article.content ? html`<div class="content">${withWideTables(article.content)}</div>` : undefined}
${imagesOf(article)}
${filesOf(article)}
</article>
</main>
${imprintOf(office)}`,
  });
