import { useSuspenseQuery } from "@tanstack/react-query";
import { Skeleton } from "primereact/skeleton";
import { Link } from "react-router-dom";
import type { ArticleState } from "../../shared/news/article-state.ts";
import { paths } from "../app/shell/paths.ts";
import { DateText, formatNumber } from "../components/date-text.tsx";
import { Panel } from "../components/layout/panel.tsx";
import { Region } from "../components/region.tsx";
import { articlesInQuery } from "./articles.queries.ts";
import { homeText as text } from "./home.text.ts";

interface PileProps {
  state: ArticleState;
  title: string;
  empty: string;
}

const Pile = ({ state, title, empty }: PileProps) => {
  const { data: page } = useSuspenseQuery(articlesInQuery(state));
  const count = formatNumber(page.totalCount);

  return (
    <Panel as="section" className="home-panel" aria-label={title}>
      <div className="home-pile-head">
        <h2>{title}</h2>
        {page.totalCount > 0 && (
          <Link className="lone-link" to={paths.articlesIn(state)} aria-label={text.allOf(count, title)}>
            {count}
          </Link>
        )}
      </div>
      {page.totalCount === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <ul className="home-pile">
          {page.data.map((article) => (
            <li key={article.id}>
              <Link to={paths.editArticle(article.id)}>
                <span className="home-pile-title">{article.title}</span>
              </Link>
              <span className="muted">
                <DateText value={article.modifiedAt} />
                {article.authorName && ` · ${article.authorName}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

export const Desk = () => (
  <>
    <Region part fallback={<Skeleton height="var(--pile)" />}>
      <Pile state="inReview" title={text.inReview} empty={text.nothingToReview} />
    </Region>
    <Region part fallback={<Skeleton height="var(--pile)" />}>
      <Pile state="draft" title={text.drafts} empty={text.noDrafts} />
    </Region>
  </>
);
