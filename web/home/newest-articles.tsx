import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { DateText } from "../components/date-text.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { StatusTag } from "../components/status-tag.tsx";
import { newestArticlesQuery } from "./articles.queries.ts";
import { homeText } from "./home.text.ts";

export const NewestArticles = () => {
  const { data } = useSuspenseQuery(newestArticlesQuery);
  if (data.data.length === 0) return <EmptyState text={homeText.noArticles} />;

  return (
    <ul className="article-cards">
      {data.data.map((article) => (
        <li key={article.id} className="article-card">
          <h3>
            <Link to={paths.article(article.urlTitle)}>{article.title}</Link>
          </h3>
          <p className="muted">
            <DateText value={article.releaseDate} />
            {article.authorName && ` · ${article.authorName}`}
          </p>
          {article.abstract && <p className="article-card-text">{article.abstract}</p>}
          {article.tag && (
            <StatusTag tone="neutral" icon="pi-tag">
              {article.tag}
            </StatusTag>
          )}
        </li>
      ))}
    </ul>
  );
};
