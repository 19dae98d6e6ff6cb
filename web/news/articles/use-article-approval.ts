import { useQuery } from "@tanstack/react-query";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { mayApprove } from "../../../shared/news/approval.ts";
import type { Article } from "../../../shared/news/article.ts";
import { type ArticleState, flagsOf } from "../../../shared/news/article-state.ts";
import { useViewer } from "../../app/client/session.ts";
import { articleApprovalWords } from "../approval/approval.text.ts";
import type { ApprovalFlow } from "../approval/approval-flow.ts";
import { fourEyesOf } from "../approval/approvers.queries.ts";
import type { ArticleForm } from "./article-form.ts";

/** Also saves the form; resolves to false if the page explains a failure. */
export type TakeStep = (change: Partial<ArticleForm>) => Promise<boolean>;

interface ArticleApproval extends ApprovalFlow {
  readonly isSecondPerson: boolean;
}

export const useArticleApproval = (
  { title, organisationId, release, ...article }: Article,
  state: ArticleState,
  take: TakeStep,
): ArticleApproval => {
  const actor = actorOf(useViewer());
  const { data } = useQuery(fourEyesOf(organisationId));
  const writer = article.writtenBy ?? article.modifiedBy;
  const isWriter = writer === actor;
  const isReleased = release?.state === "given" && release.decidedBy !== writer;
  const isOpen = state === "inReview" || state === "releasable";
  const isMissing = data?.articles === true && isWriter && !isReleased && state !== "draft";

  return {
    title,
    words: articleApprovalWords,
    release: state === "released" ? undefined : release,
    isNeeded: isMissing && isOpen,
    isMissing,
    isSecondPerson: data?.articles === true && !isWriter && state === "releasable",
    mayDecide: isOpen && release != null && mayApprove(release, actor),
    mayBeSilent: state === "draft",
    others: data?.people.filter(({ id }) => id !== actor && id !== writer),
    ask: ({ askedOf, note }) =>
      take({
        ...flagsOf(state === "releasable" ? state : "inReview"),
        review: askedOf?.length === 0 ? null : { step: "ask", askedOf, note },
      }),
    give: () => take({ ...flagsOf("releasable"), review: { step: "give" } }),
    refuse: ({ note }) => take({ ...flagsOf("draft"), review: { step: "refuse", note } }),
  };
};
