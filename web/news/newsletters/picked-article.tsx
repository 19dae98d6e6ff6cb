import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { ArticleSummary } from "../../../shared/news/article.ts";
import { newsletterObstacle } from "../../../shared/news/article-state.ts";
import { newsletters } from "../../../shared/news/newsletters.contract.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { articleMutations } from "../articles/articles.queries.ts";
import { releaseText } from "../articles/articles.text.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { newsletterEditorText as text } from "./newsletters.text.ts";

const ObstacleTag = ({ article, now }: { article: ArticleSummary; now: Date }) => {
  switch (newsletterObstacle(article, now)) {
    case "notReleased":
      return <StatusTag tone="warning">{text.notReleased}</StatusTag>;
    case "toCome":
      return <StatusTag tone="info">{text.toCome(formatDateTime(article.releaseDate))}</StatusTag>;
    case "over":
      return <StatusTag tone="warning">{text.over}</StatusTag>;
    case undefined:
      return null;
  }
};

interface PickedArticleProps {
  article: ArticleSummary;
  /** Goes out whole, since not every recipient could follow a link. */
  isWhole: boolean;
  now: Date;
  onChange: (article: ArticleSummary) => void;
}

const useMakePublic = ({ article, onChange }: Pick<PickedArticleProps, "article" | "onChange">) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(articleMutations.makePublic);
  const { id, title, files = [], showsFilesPublicly = true } = article;

  const run = async () => {
    await mutateAsync(id);
    onChange({ ...article, isPublicRelease: true, showsFilesPublicly });
    toasts.success(text.madePublic(title));
    await client.invalidateQueries({ queryKey: keyOf(newsletters.preview) });
  };
  return () =>
    confirm({
      title: text.makePublicTitle,
      text: [
        text.makePublicText(title),
        showsFilesPublicly && files.length > 0 && releaseText.filesShown(files.length),
      ]
        .filter(Boolean)
        .join(" "),
      verb: text.makePublicVerb,
      run,
    });
};

const WholeArticle = ({ article, onChange }: Pick<PickedArticleProps, "article" | "onChange">) => {
  const makePublic = useMakePublic({ article, onChange });
  const { mayEdit } = useNewsRights();
  const { files = [], organisationId = null, offersFiles = false } = article;
  const canBePublic = article.isNewsletterRelease && !article.isPublicRelease && mayEdit(organisationId);

  return (
    <>
      <StatusTag tone="neutral">{text.isWhole}</StatusTag>
      {files.length > 0 && (
        <Check
          checked={offersFiles}
          onChange={({ target }) => onChange({ ...article, offersFiles: target.checked })}
        >
          {text.offersFiles(files.length)}
        </Check>
      )}
      {canBePublic && <Button text label={text.makePublic} onClick={makePublic} />}
    </>
  );
};

const LinkedFiles = ({
  article: { files = [], isPublicRelease, showsFilesPublicly },
}: {
  article: ArticleSummary;
}) =>
  files.length === 0 ? null : (
    <span className="muted">
      {isPublicRelease && showsFilesPublicly
        ? text.filesPublic(files.length)
        : text.filesInside(files.length)}
    </span>
  );

export const PickedArticle = ({ article, isWhole, now, onChange }: PickedArticleProps) => (
  <div className="picked-article">
    {article.title}
    <ObstacleTag article={article} now={now} />
    {isWhole ? <WholeArticle article={article} onChange={onChange} /> : <LinkedFiles article={article} />}
  </div>
);
