import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { useViewer } from "../../app/client/session.ts";
import { COPY_OF } from "../../app/shell/paths.ts";
import { NotAllowed } from "../../components/no-access.tsx";
import { useOpeningParameter } from "../../components/use-address-parameters.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { articleFormOf, newArticleForm } from "./article-form.ts";
import { articleQueries } from "./articles.queries.ts";
import { articlesText, articleText, articleEditorText as text } from "./articles.text.ts";

const ArticleCopyEditor = ({ id }: { id: string }) => {
  const { data: copy } = useSuspenseQuery(articleQueries.copy(id));
  return (
    <ArticleEditor
      title={text.copyTitle}
      start={articleFormOf(copy.data)}
      isStartUnsaved
      begunAs={`copy-${id}`}
    />
  );
};

const EmptyArticleEditor = () => {
  const viewer = useViewer();
  const start = newArticleForm(viewer.employeeId, viewer.employedAt);
  return <ArticleEditor title={articlesText.create} start={start} />;
};

export const NewArticlePage = () => {
  // A copy that was stored is an article of its own.
  const source = useOpeningParameter(COPY_OF);
  return source ? <ArticleCopyEditor id={source} /> : <EmptyArticleEditor />;
};

export const ArticleEditPage = () => {
  const { id = "" } = useParams();
  const { data: stored } = useSuspenseQuery(articleQueries.edit(id));
  const { mayEdit } = useNewsRights();
  if (!mayEdit(stored.data.organisationId)) return <NotAllowed />;

  return <ArticleEditor title={articleText.edit} stored={stored} start={articleFormOf(stored.data)} />;
};
