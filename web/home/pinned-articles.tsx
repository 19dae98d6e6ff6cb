import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates/dates.ts";
import type { PinnedArticle } from "../../shared/news/overview.contract.ts";
import { paths } from "../app/shell/paths.ts";
import { homeText } from "./home.text.ts";

export const PinnedArticles = ({ articles }: { articles: readonly PinnedArticle[] }) => {
  if (articles.length === 0) return null;

  return (
    <section className="home-pinned" aria-label={homeText.pinned}>
      {articles.map(({ id, urlTitle, title, subtitle, authorName, until }) => (
        <article key={id}>
          <i className="pi pi-thumbtack" aria-hidden="true" />
          <h2>
            <Link to={paths.article(urlTitle)}>{title}</Link>
          </h2>
          {subtitle && <p>{subtitle}</p>}
          <p className="muted">
            {[authorName, homeText.pinnedUntil(formatDate(until))].filter(Boolean).join(" · ")}
          </p>
        </article>
      ))}
    </section>
  );
};
