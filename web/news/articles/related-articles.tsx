import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ArticleCards } from "../../components/article-cards.tsx";
import { Row } from "../../components/layout/row.tsx";
import { newsPaths } from "../news-paths.ts";
import { articleQueries } from "./articles.queries.ts";
import { articleText as text } from "./articles.text.ts";

export const RelatedArticles = ({ tag, id }: { tag: string; id: string }) => {
  const { data: related } = useSuspenseQuery(articleQueries.related(tag, id));
  if (related.length === 0) return null;

  return (
    <section className="article-related" aria-labelledby="related">
      <Row className="article-related-head" gap={6} lines={2} align="baseline" spread>
        <h2 id="related">{text.related(tag)}</h2>
        <Link to={newsPaths.archiveOf(tag)}>{text.allOf(tag)}</Link>
      </Row>
      <ArticleCards articles={related} expected={related.length} heading="h3" />
    </section>
  );
};
