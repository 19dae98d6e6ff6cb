import "./article-cards.css";
import { excerptOf, wordsMissingIn } from "../../shared/excerpt.ts";
import type { Article } from "../../shared/news/article.ts";
import { articles } from "../../shared/news/articles.contract.ts";
import type { ArticleOnCard } from "../../shared/news/overview.contract.ts";
import { textOfHtml } from "../../shared/text-of-html.ts";
import { queryOf } from "../app/client/query-of.ts";
import { paths } from "../app/shell/paths.ts";
import { articleCardText as text } from "./components.text.ts";
import { DateText } from "./date-text.tsx";
import { CardGrid, Clamp } from "./layout/layout.tsx";
import { MarkedText } from "./marked-text.tsx";
import { PictureCard } from "./picture-card.tsx";
import { PrefetchLink } from "./prefetch-link.tsx";

export const articleQuery = (idOrIdentifier: string) =>
  queryOf(articles.read, { params: { idOrIdentifier } });

type Searched = Pick<Article, "title" | "tag" | "authorName" | "subtitle" | "abstract"> &
  Partial<Pick<Article, "content" | "files">>;

/** Undefined if title, tag or author show the hit already. */
export const hitExcerpt = (article: Searched, searchTerm: string | undefined): string | undefined => {
  if (!searchTerm) return undefined;
  const { title, tag, authorName, subtitle, abstract, content = null, files = [] } = article;
  const missing = wordsMissingIn([title, tag, authorName].join(" "), searchTerm);
  const around = (words: string | null) => (words ? excerptOf(words, missing) : undefined);
  const file = files.find(({ fileName }) => around(fileName));
  return (
    around(subtitle) ??
    around(abstract) ??
    around(content && textOfHtml(content)) ??
    (file && text.file(file.fileName))
  );
};

type Heading = "h2" | "h3";

type ShownArticle = ArticleOnCard & Partial<Pick<Article, "content" | "files">>;

interface ArticleCardProps {
  article: ShownArticle;
  isFirst: boolean;
  heading: Heading;
  searchTerm: string | undefined;
}

const ArticleCard = ({ article, isFirst, heading, searchTerm }: ArticleCardProps) => {
  const lines = hitExcerpt(article, searchTerm) ?? article.abstract ?? article.subtitle;
  const tag = article.tag && <MarkedText text={article.tag} searchTerm={searchTerm} />;

  return (
    <PictureCard
      fileId={article.titleImageId}
      cover={tag || <i className="pi pi-file" aria-hidden="true" />}
      isMain={isFirst}
    >
      {tag && article.titleImageId !== null && <p className="article-card-mark">{tag}</p>}
      <Clamp as={heading} lines={3}>
        <PrefetchLink
          to={paths.article(article.urlTitle)}
          onApproach={(client) => client.prefetchQuery(articleQuery(article.urlTitle))}
        >
          <MarkedText text={article.title} searchTerm={searchTerm} />
        </PrefetchLink>
      </Clamp>
      {lines && (
        <Clamp lines={4}>
          <MarkedText text={lines} searchTerm={searchTerm} />
        </Clamp>
      )}
      <p className="article-card-meta muted">
        <DateText value={article.releaseDate} />
        {article.authorName && ` · ${article.authorName}`}
      </p>
    </PictureCard>
  );
};

interface ArticleCardsProps {
  articles: readonly ShownArticle[] | undefined;
  expected: number;
  heading: Heading;
  label?: string;
  searchTerm?: string | undefined;
}

export const ArticleCards = ({
  articles: shown,
  expected,
  heading,
  label,
  searchTerm,
}: ArticleCardsProps) => (
  <CardGrid items={shown} expected={expected} height="416px" aria-label={label}>
    {(article) => (
      <ArticleCard
        article={article}
        isFirst={article === shown?.[0]}
        heading={heading}
        searchTerm={searchTerm}
      />
    )}
  </CardGrid>
);
