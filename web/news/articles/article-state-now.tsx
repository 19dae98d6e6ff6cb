import "./article-state-now.css";
import type { Article } from "../../../shared/news/article.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import { ArticleStateTag } from "./article-state-tag.tsx";
import { timeText } from "./articles.text.ts";

interface ArticleStateNowProps {
  article: Article;
  now: number;
}

const timeOf = ({ releaseDate, visibleUntil }: Article, now: number): string | undefined => {
  if (Date.parse(releaseDate) > now) return timeText.toCome;
  return visibleUntil && Date.parse(visibleUntil) <= now ? timeText.over : undefined;
};

export const ArticleStateNow = ({ article, now }: ArticleStateNowProps) => {
  const time = articleStateOf(article) === "released" ? timeOf(article, now) : undefined;

  return (
    <>
      <ArticleStateTag flags={article} />
      {time && <span className="state-time muted">{time}</span>}
    </>
  );
};
