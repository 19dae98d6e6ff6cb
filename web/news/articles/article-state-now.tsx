import "./article-state-now.css";
import type { Article } from "../../../shared/news/article.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import { ArticleStateTag } from "./article-state-tag.tsx";
import { timeText } from "./articles.text.ts";

interface ArticleStateNowProps {
  article: Article;
  now: number;
}

export const ArticleStateNow = ({ article, now }: ArticleStateNowProps) => {
  const isOver = article.visibleUntil !== null && Date.parse(article.visibleUntil) <= now;

  return (
    <>
      <ArticleStateTag article={article} now={new Date(now)} />
      {isOver && articleStateOf(article) === "released" && (
        <span className="state-time muted">{timeText.over}</span>
      )}
    </>
  );
};
