import "./article.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useNavigate, useParams } from "react-router-dom";
import { SafeHtml } from "../../components/form/rich-text/safe-html.tsx";
import { Row } from "../../components/layout/row.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Region } from "../../components/region.tsx";
import { newsPaths } from "../news-paths.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { ArticleDownloads } from "./article-downloads.tsx";
import { ArticleFacts } from "./article-facts.tsx";
import { ArticleImages, TitleImage } from "./article-images.tsx";
import { ArticleMeta } from "./article-meta.tsx";
import { ArticleStateTag } from "./article-state-tag.tsx";
import { articleQueries } from "./articles.queries.ts";
import { articleText as text } from "./articles.text.ts";
import { ConfirmReading } from "./confirmation/confirm-reading.tsx";
import { confirmationsText } from "./confirmation/confirmation.text.ts";
import { RelatedArticles } from "./related-articles.tsx";
import { visibilityNote } from "./visibility-note.ts";

export const ArticlePage = () => {
  const { idOrUrlTitle = "" } = useParams();
  const navigate = useNavigate();
  const { data: article, dataUpdatedAt } = useSuspenseQuery(articleQueries.read(idOrUrlTitle));
  const mayEdit = useNewsRights().mayEdit(article.organisationId);
  const now = new Date(dataUpdatedAt);
  const note = visibilityNote(article, now);

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
              {mayEdit && article.confirmation && (
                <Button
                  text
                  icon="pi pi-check-circle"
                  label={confirmationsText.title}
                  onClick={() => void navigate(newsPaths.confirmations(article.id))}
                />
              )}
              <Button text icon="pi pi-print" label={text.print} onClick={() => window.print()} />
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
