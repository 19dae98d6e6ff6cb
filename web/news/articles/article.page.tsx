import "./article.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { Article } from "../../../shared/news/article.ts";
import { imageTextOf, otherImagesOf } from "../../../shared/news/article-images.ts";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import { articles } from "../../../shared/news/articles.contract.ts";
import { useKnownRow } from "../../app/client/known-row.ts";
import { paths } from "../../app/shell/paths.ts";
import { ArticleCards } from "../../components/article-cards.tsx";
import { Button } from "../../components/button.tsx";
import { DateText } from "../../components/date-text.tsx";
import { FileImage } from "../../components/files/file-image.tsx";
import { FileList } from "../../components/files/file-list.tsx";
import { EnlargedImage, ImageGallery } from "../../components/files/image-gallery.tsx";
import { SafeHtml } from "../../components/form/rich-text/safe-html.tsx";
import { Row, Section } from "../../components/layout/layout.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Region } from "../../components/region.tsx";
import { commonText } from "../../components/words.text.ts";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { ArticleStateTag } from "./article-state-tag.tsx";
import { articleQueries } from "./articles.queries.ts";
import { articleText as text } from "./articles.text.ts";
import { ConfirmReading } from "./confirmation/confirm-reading.tsx";
import { confirmationsText } from "./confirmation/confirmation.text.ts";
import { useNotedReading } from "./use-noted-reading.ts";

const ArticleTalk = lazy(async () => ({ default: (await import("./talk/article-talk.tsx")).ArticleTalk }));

const visibilityNote = (article: Article, now: Date): string | undefined => {
  if (isVisibleInternally(article, now)) return undefined;
  if (!article.isInternalRelease) return text.notReleased;
  return Date.parse(article.releaseDate) > now.getTime()
    ? text.toCome(formatDateTime(article.releaseDate))
    : text.over(formatDateTime(article.visibleUntil ?? article.releaseDate));
};

const Person = ({ id, name }: { id: string | null; name: string }) =>
  id !== null ? <Link to={paths.employee(id)}>{name}</Link> : name;

const ArticleMeta = ({ article }: { article: Article }) => (
  <>
    <DateText value={article.releaseDate} />
    {article.authorName && (
      <>
        {" · "}
        <Person id={article.authorId} name={article.authorName} />
      </>
    )}
    {article.tag && ` · ${article.tag}`}
  </>
);

type Images = Pick<Article, "titleImageId" | "imageIds" | "imageTexts" | "content">;

const TitleImage = ({ article }: { article: Images }) => {
  const { titleImageId } = article;
  if (titleImageId === null) return null;
  const { alt, caption } = imageTextOf(article, titleImageId);

  return (
    <figure className="article-image">
      <EnlargedImage
        image={{ id: titleImageId, alt, caption }}
        label={[text.enlarge, alt].filter(Boolean).join(": ")}
      >
        <FileImage fileId={titleImageId} alt="" ratio="2 / 1" isMain />
      </EnlargedImage>
      {caption && <figcaption className="muted">{caption}</figcaption>}
    </figure>
  );
};

const ArticleImages = ({ article }: { article: Images }) => {
  const others = otherImagesOf(article);
  if (others.length === 0) return null;

  return (
    <Section className="article-part" title={text.images} gap={3}>
      <ImageGallery images={others.map((id) => ({ id, ...imageTextOf(article, id) }))} />
    </Section>
  );
};

const ArticleDownloads = ({ files }: Pick<Article, "files">) =>
  files.length === 0 ? null : (
    <Section className="article-part" title={text.files} gap={3}>
      <FileList files={files} />
    </Section>
  );

const RelatedArticles = ({ tag, id }: { tag: string; id: string }) => {
  const { data: related } = useSuspenseQuery(articleQueries.related(tag, id));
  if (related.length === 0) return null;

  return (
    <Section
      className="article-related"
      title={text.related(tag)}
      aside={<Link to={newsPaths.archiveOf(tag)}>{text.allOf(tag)}</Link>}
    >
      <ArticleCards articles={related} expected={related.length} heading="h3" />
    </Section>
  );
};

export const ArticlePage = () => {
  const { idOrUrlTitle = "" } = useParams();
  const navigate = useNavigate();
  const known = useKnownRow(
    [articles.internal, articles.list],
    // Lists do not know who has reacted.
    ({ id, urlTitle, allowsReactions }) => !allowsReactions && [id, urlTitle].includes(idOrUrlTitle),
  );
  const { data: article, dataUpdatedAt } = useSuspenseQuery({
    ...articleQueries.read(idOrUrlTitle),
    ...known,
  });
  const mayEdit = useNewsRights().mayEdit(article.organisationId);
  const now = new Date(dataUpdatedAt);
  const note = visibilityNote(article, now);
  useNotedReading(article.id);

  return (
    <>
      <article className="article">
        <PageHeader
          title={article.title}
          meta={<ArticleMeta article={article} />}
          action={
            mayEdit && (
              <Button
                outlined
                icon="pi pi-pencil"
                label={text.edit}
                onClick={() => void navigate(newsPaths.editArticle(article.id))}
              />
            )
          }
          more={
            <>
              {mayEdit && (
                <Button
                  text
                  icon="pi pi-history"
                  label={text.versions}
                  onClick={() => void navigate(newsPaths.versions(article.id))}
                />
              )}
              {mayEdit && article.confirmation && (
                <Button
                  text
                  icon="pi pi-check-circle"
                  label={confirmationsText.title}
                  onClick={() => void navigate(newsPaths.confirmations(article.id))}
                />
              )}
              <Button text icon="pi pi-print" label={commonText.print} onClick={() => window.print()} />
            </>
          }
        />
        <div className="article-columns">
          <div>
            {note && (
              <Row as="p" className="article-note" align="center">
                <ArticleStateTag article={article} now={now} /> {note}
              </Row>
            )}
            {article.subtitle && <p className="article-subtitle">{article.subtitle}</p>}
            <TitleImage article={article} />
            {article.abstract && <p className="article-abstract">{article.abstract}</p>}
            {article.content ? (
              <SafeHtml html={article.content} />
            ) : (
              <p className="muted">{text.noContent}</p>
            )}
            <ArticleImages article={article} />
          </div>
          <div className="article-side">
            <ArticleDownloads files={article.files} />
            <ArticleFacts article={article} />
          </div>
          {(article.reactions || article.commentsForumId) && isVisibleInternally(article, now) && (
            <Region part fallback={null}>
              <ArticleTalk article={article} />
            </Region>
          )}
          {article.ownConfirmation && <ConfirmReading articleId={article.id} own={article.ownConfirmation} />}
        </div>
      </article>
      {article.tag && (
        <Region part fallback={null}>
          <RelatedArticles tag={article.tag} id={article.id} />
        </Region>
      )}
    </>
  );
};
