import { officeDate } from "../../../shared/dates/office-days.ts";
import { publicFeedAddress } from "../../../shared/news/public-address.ts";
import type { PublicArticle, PublicImage } from "../../../shared/news/public-article.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { html } from "../../platform/html/html.ts";
import { htmlPage } from "../../platform/html/page.ts";
import { SafeHtml } from "../../platform/html/safe-html.ts";
import { imprintOf } from "../page/imprint-section.ts";
import { pageStyle } from "../page/page-style.ts";
import { publicText as text } from "../public.text.ts";

const meta = (property: string, content: string | null | undefined) =>
  content ? html`<meta property="${property}" content="${content}">\n` : undefined;

const headOf = (article: PublicArticle, office: Organisation | undefined, origin: string) => {
  const address = origin + article.url;
  const description = article.seoMetaDescription ?? article.abstract;
  return html`${description ? html`<meta name="description" content="${description}">` : undefined}
<link rel="canonical" href="${address}">
<link rel="alternate" type="application/rss+xml" title="${text.feed}" href="${publicFeedAddress(office?.id ?? null)}">
<meta property="og:type" content="article">
${meta("og:locale", "de_AT")}${meta("og:site_name", office?.name ?? text.product)}${meta("og:title", article.pageTitle ?? article.title)}${meta("og:description", description)}${meta("og:url", address)}${meta("og:image", article.titleImageUrl && origin + article.titleImageUrl)}${meta("article:published_time", article.releaseDate)}${meta("article:author", article.authorName)}`;
};

/** Tables wider than a phone scroll by themselves. */
const withWideTables = (content: string) =>
  new SafeHtml(
    content
      .replaceAll("<table", '<div class="wide" tabindex="0"><table')
      .replaceAll("</table>", "</table></div>"),
  );

const bylineOf = ({ releaseDate, authorName }: PublicArticle) =>
  html`<p class="byline"><time datetime="${releaseDate}">${officeDate(releaseDate)}</time>${
    authorName ? html` · ${authorName}` : undefined
  }</p>`;

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
    body: html`<header class="page office">${office?.name ?? text.product}</header>
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
