import "./article-cards.css";
import { Skeleton } from "primereact/skeleton";
import { Link } from "react-router-dom";
import type { Article } from "../../shared/news/article.ts";
import { paths } from "../app/shell/paths.ts";
import { DateText } from "./date-text.tsx";
import { hitExcerpt } from "./hit-excerpt.ts";
import { Grid } from "./layout/grid.tsx";
import { MarkedText } from "./marked-text.tsx";
import { PictureCard } from "./picture-card.tsx";

type Heading = "h2" | "h3";

interface ArticleCardProps {
  article: Article;
  heading: Heading;
  searchTerm: string | undefined;
}

const ArticleCard = ({ article, heading: Title, searchTerm }: ArticleCardProps) => {
  const lines = hitExcerpt(article, searchTerm) ?? article.abstract ?? article.subtitle;

  return (
    <PictureCard fileId={article.titleImageId}>
      {article.tag && (
        <p className="article-card-mark">
          <MarkedText text={article.tag} searchTerm={searchTerm} />
        </p>
      )}
      <Title>
        <Link to={paths.article(article.urlTitle)}>
          <MarkedText text={article.title} searchTerm={searchTerm} />
        </Link>
      </Title>
      {lines && (
        <p className="article-card-lines">
          <MarkedText text={lines} searchTerm={searchTerm} />
        </p>
      )}
      <p className="article-card-meta muted">
        <DateText value={article.releaseDate} />
        {article.authorName && ` · ${article.authorName}`}
      </p>
    </PictureCard>
  );
};

interface ArticleCardsProps {
  /** Undefined while loading. */
  articles: readonly Article[] | undefined;
  /** How many placeholders to show until then. */
  expected: number;
  /** One level below the heading above. */
  heading: Heading;
  label?: string;
  searchTerm?: string | undefined;
}

export const ArticleCards = ({ articles, expected, heading, label, searchTerm }: ArticleCardsProps) => (
  <Grid as="ul" aria-label={label}>
    {articles
      ? articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading={heading} searchTerm={searchTerm} />
          </li>
        ))
      : Array.from({ length: expected }, (_, place) => `place-${place}`).map((place) => (
          <li key={place}>
            <Skeleton height="416px" />
          </li>
        ))}
  </Grid>
);
