import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { ArticleSummary } from "../../../shared/news/article.ts";
import { newsletterObstacle } from "../../../shared/news/article-state.ts";
import { isEmptyNewsletter, type Newsletter } from "../../../shared/news/newsletter.ts";
import { sendText as text } from "./sending.text.ts";

interface SendProblem {
  readonly text: string;
  readonly isOfTheMoment: boolean;
}

const problemOf = (article: ArticleSummary, at: Date): SendProblem | undefined => {
  const { title, releaseDate, visibleUntil } = article;
  switch (newsletterObstacle(article, at)) {
    case "notReleased":
      return { text: text.notReleased(title), isOfTheMoment: false };
    case "toCome":
      return { text: text.toCome(title, formatDateTime(releaseDate)), isOfTheMoment: true };
    case "over":
      return { text: text.over(title, formatDateTime(visibleUntil ?? at)), isOfTheMoment: true };
    case undefined:
      return undefined;
  }
};

export const sendProblems = (
  { content, articles }: Pick<Newsletter, "content" | "articles">,
  at: Date,
): SendProblem[] =>
  isEmptyNewsletter(content, articles)
    ? [{ text: text.empty, isOfTheMoment: false }]
    : articles.flatMap((article) => problemOf(article, at) ?? []);
