import { Link } from "react-router-dom";
import type { Article } from "../../../shared/news/article.ts";
import { paths } from "../../app/paths.ts";
import { DateText } from "../../components/date-text.tsx";

export const ArchiveCard = ({ article }: { article: Article }) => (
  <article className="archive-card">
    {article.tag && <p className="archive-tag">{article.tag}</p>}
    <h2>
      <Link to={paths.article(article.urlTitle)}>{article.title}</Link>
    </h2>
    {(article.abstract ?? article.subtitle) && (
      <p className="archive-lines">{article.abstract ?? article.subtitle}</p>
    )}
    <p className="archive-meta muted">
      <DateText value={article.releaseDate} />
      {article.authorName && ` · ${article.authorName}`}
    </p>
  </article>
);
