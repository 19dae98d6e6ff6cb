import "./picture-cards.css";
import { Skeleton } from "primereact/skeleton";
import { Link } from "react-router-dom";
import type { Article } from "../../shared/news/article.ts";
import { paths } from "../app/shell/paths.ts";
import { DateText } from "./date-text.tsx";
import { FileImage } from "./files/file-image.tsx";
import { hitExcerpt } from "./hit-excerpt.ts";
import { MarkedText } from "./marked-text.tsx";

type Heading = "h2" | "h3";

interface ArticleCardProps {
  article: Article;
  heading: Heading;
  searchTerm: string | undefined;
}

const ArticleCard = ({ article, heading: Title, searchTerm }: ArticleCardProps) => {
  const lines = hitExcerpt(article, searchTerm) ?? article.abstract ?? article.subtitle;

  return (
    <article className="picture-card">
      <FileImage className="picture-card-image" fileId={article.titleImageId} alt="" />
      <div className="picture-card-words">
        {article.tag && (
          <p className="picture-card-mark">
            <MarkedText text={article.tag} searchTerm={searchTerm} />
          </p>
        )}
        <Title>
          <Link to={paths.article(article.urlTitle)}>
            <MarkedText text={article.title} searchTerm={searchTerm} />
          </Link>
        </Title>
        {lines && (
          <p className="picture-card-lines">
            <MarkedText text={lines} searchTerm={searchTerm} />
          </p>
        )}
        <p className="picture-card-meta muted">
          <DateText value={article.releaseDate} />
          {article.authorName && ` · ${article.authorName}`}
        </p>
      </div>
    </article>
  );
};

interface ArticleCardsProps {
  /** Undefined while they are on their way. */
  articles: readonly Article[] | undefined;
  /** How many places are kept for them until then. */
  expected: number;
  /** The level below the heading that stands above. */
  heading: Heading;
  label?: string;
  /** Its words are marked where they stand. */
  searchTerm?: string | undefined;
}

/** Articles to choose from: picture, tag, title, first lines, who and when. */
export const ArticleCards = ({ articles, expected, heading, label, searchTerm }: ArticleCardsProps) => (
  <ul className="picture-cards" aria-label={label}>
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
  </ul>
);
