import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { Article } from "../../../shared/news/article.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import type { ArticleVersion } from "../../../shared/news/article-versions.contract.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { fourEyesOf } from "../approval/approvers.queries.ts";
import { isToCome } from "../articles/article-state-tag.tsx";
import { articleMutations } from "../articles/articles.queries.ts";
import { newsPaths } from "../news-paths.ts";
import { restored } from "./restored.ts";
import { restoreText as text } from "./versions.text.ts";

const consequencesFor = (article: Article, now: Date): string[] => {
  const { release } = article;
  const isReleased = articleStateOf(article) === "released";
  if (isReleased && isToCome(article, now)) return [text.planned(formatDateTime(article.releaseDate))];
  if (isReleased) return [text.released];
  if (release?.state === "given") return [text.lapses(release.decidedByName)];
  return release?.state === "asked" ? [text.asked] : [];
};

/** Without `restore`, restoring would be refused or change nothing, and `note` says why. */
export const useRestoring = ({ data: article, etag }: Versioned<Article>, version: ArticleVersion) => {
  const { data: fourEyes } = useSuspenseQuery(fourEyesOf(article.organisationId));
  const { mutateAsync: save } = useMutation(articleMutations.save);
  const confirm = useConfirm();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { form, fields, lostImages, droppedImages } = restored(article, version.content);
  if (fields.length === 0) return { note: text.sameWords };
  if (fourEyes.articles && articleStateOf(article) === "released") return { note: text.staysReleased };

  const when = formatDateTime(version.modifiedAt);
  const restore = () =>
    confirm({
      title: text.title,
      text: [
        text.changes(fields.join(", "), when),
        text.stays,
        ...(lostImages > 0 ? [text.lost(lostImages)] : []),
        ...(droppedImages > 0 ? [text.dropped(droppedImages)] : []),
        ...consequencesFor(article, new Date()),
        text.silent,
      ].join(" "),
      verb: text.verb,
      run: async () => {
        await save({ id: article.id, body: form, ifMatch: etag });
        toasts.success(text.done(when));
        await navigate(newsPaths.versions(article.id));
      },
    });
  return { restore };
};
