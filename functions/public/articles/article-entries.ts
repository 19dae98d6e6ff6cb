import { officeDate } from "../../../shared/dates/office-days.ts";
import type { PublicArticleSummary } from "../../../shared/news/public-article.ts";
import { html } from "../../platform/html/html.ts";
import { SafeHtml } from "../../platform/html/safe-html.ts";

export const bylineOf = ({ releaseDate, authorName }: PublicArticleSummary) =>
  html`<p class="byline"><time datetime="${releaseDate}">${officeDate(releaseDate)}</time>${
    authorName ? html` · ${authorName}` : undefined
  }</p>`;

/** Articles are German on a page of any language. */
export const articleEntries = (articles: readonly PublicArticleSummary[], heading: "h2" | "h3") => {
  const [start, end] = [new SafeHtml(`<${heading}>`), new SafeHtml(`</${heading}>`)];
  return articles.map(
    (article) => html`<div class="entry" lang="de">${start}<a href="${article.url}">${article.title}</a>${end}
${bylineOf(article)}${article.abstract ? html`<p>${article.abstract}</p>` : undefined}</div>\n`,
  );
};
