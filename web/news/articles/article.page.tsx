import "./article.css";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useNavigate, useParams } from "react-router-dom";
import type { Article } from "../../../shared/news/article.ts";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import { isAllowedQuery } from "../../app/permissions.queries.ts";
import { DateText } from "../../components/date-text.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { SafeHtml } from "../../components/safe-html.tsx";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { ArticleStateTag } from "./article-state-tag.tsx";
import { articleQueries } from "./articles.queries.ts";
import { articleText as text } from "./articles.text.ts";

const Meta = ({ article }: { article: Article }) => {
  const officeName = useOfficeName();
  const office = article.organisationId === null ? "" : officeName(article.organisationId);

  return (
    <>
      <DateText value={article.releaseDate} show="date" />
      {article.authorName && ` · ${article.authorName}`}
      {office && ` · ${office}`}
      {article.tag && ` · ${article.tag}`}
    </>
  );
};

/** An article to read, without distraction. */
export const ArticlePage = () => {
  const { idOrUrlTitle = "" } = useParams();
  const navigate = useNavigate();
  const { data: article, dataUpdatedAt } = useSuspenseQuery(articleQueries.read(idOrUrlTitle));
  const { data: mayEdit } = useQuery(isAllowedQuery("EDIT_NEWS", article.organisationId ?? undefined));

  return (
    <article className="article">
      <PageHeader
        title={article.title}
        meta={<Meta article={article} />}
        action={
          <>
            <Button text icon="pi pi-print" label={text.print} onClick={() => window.print()} />
            {mayEdit && (
              <Button
                outlined
                icon="pi pi-pencil"
                label={text.edit}
                onClick={() => void navigate(newsPaths.editArticle(article.id))}
              />
            )}
          </>
        }
      />
      {!isVisibleInternally(article, new Date(dataUpdatedAt)) && (
        <p className="article-note">
          <ArticleStateTag flags={article} /> {text.notReleased}
        </p>
      )}
      {article.subtitle && <p className="article-subtitle">{article.subtitle}</p>}
      {article.abstract && <p className="article-abstract">{article.abstract}</p>}
      {article.content ? <SafeHtml html={article.content} /> : <p className="muted">{text.noContent}</p>}
    </article>
  );
};
