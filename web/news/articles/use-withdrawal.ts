import { useQueryClient } from "@tanstack/react-query";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { type Article, type ArticleFlags, publishTargets } from "../../../shared/news/article.ts";
import { type ArticleState, flagsOf } from "../../../shared/news/article-state.ts";
import { useViewer } from "../../app/client/session.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { fourEyesOf } from "../approval/approvers.queries.ts";
import { isToCome } from "./article-state-tag.tsx";
import { stepText, withdrawText as text } from "./articles.text.ts";

/** In ms: an older article has notified its readers, so a restored one notifies nobody. */
const APPEARED_LONG_AGO = 3 * 24 * 3_600_000;

const silent = { isSilent: true, at: null };

type Step = ArticleFlags & Pick<Article, "announcement">;

/** Only a viewer who may publish the article again can undo its withdrawal. */
export const useWithdrawal = (onStep: (step: Step) => Promise<boolean>) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const client = useQueryClient();
  const viewer = useViewer();

  const mayUndo = async ({ organisationId, writtenBy, modifiedBy }: Article) =>
    (writtenBy ?? modifiedBy) !== actorOf(viewer) ||
    !(await client.fetchQuery(fourEyesOf(organisationId))).articles;

  return (article: Article, to: ArticleState, now: Date) => {
    const losses = publishTargets.filter((target) => article[target]).map((target) => text[target]);
    const run = async () => {
      const isPossible = await mayUndo(article);
      if (!(await onStep(flagsOf(to)))) return;
      if (!isPossible) return toasts.success(text.withdrawn(article.title));
      const isOld = now.getTime() - Date.parse(article.releaseDate) > APPEARED_LONG_AGO;
      toasts.undo(
        text.withdrawn(article.title),
        () => void onStep({ ...flagsOf("released", article), ...(isOld && { announcement: silent }) }),
      );
    };
    confirm({
      title: text.title,
      text: [...(isToCome(article, now) ? [text.planned] : losses), text.remembered].join(" "),
      verb: to === "draft" ? stepText.toDraft : text.verb,
      danger: true,
      run,
    });
  };
};
