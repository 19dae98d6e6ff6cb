import "./article-cards.css";
import { Skeleton } from "primereact/skeleton";
import { Link } from "react-router-dom";
import type { Article } from "../../shared/news/article.ts";
import type { ArticleOnCard } from "../../shared/news/overview.contract.ts";
import { paths } from "../app/shell/paths.ts";
import { DateText } from "./date-text.tsx";
import { hitExcerpt } from "./hit-excerpt.ts";
import { Grid } from "./layout/grid.tsx";
import { MarkedText } from "./marked-text.tsx";
import { PictureCard } from "./picture-card.tsx";

type Heading = "h2" | "h3";

/** Where one searches, its text and files show the hit. */
type ShownArticle = ArticleOnCard & Partial<Pick<Article, "content" | "files">>;

interface ArticleCardProps {
  article: ShownArticle;
  heading: Heading;
  searchTerm: string | undefined;
}

const ArticleCard = ({ article, heading: Title, searchTerm }: ArticleCardProps) => {
  const lines = hitExcerpt(article, searchTerm) ?? article.abstract ?? article.subtitle;
  const tag = article.tag && <MarkedText text={article.tag} searchTerm={searchTerm} />;

  return (
    <PictureCard fileId={article.titleImageId} cover={tag || <i className="pi pi-file" aria-hidden="true" />}>
      {tag && article.titleImageId !== null && <p className="article-card-mark">{tag}</p>}
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
  articles: readonly ShownArticle[] | undefined;
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
