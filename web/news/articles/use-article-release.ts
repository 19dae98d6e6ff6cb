import { useQuery } from "@tanstack/react-query";
import { actorOf } from "../../../shared/contract/permissions.ts";
import type { Article } from "../../../shared/news/article.ts";
import { type ArticleState, flagsOf } from "../../../shared/news/article-state.ts";
import { mayRelease } from "../../../shared/news/release.ts";
import { useViewer } from "../../app/client/session.ts";
import { articleReleaseWords } from "../release/release.text.ts";
import type { ReleaseFlow } from "../release/release-flow.ts";
import { fourEyesOf } from "../release/releasers.queries.ts";
import type { ArticleForm } from "./article-form.ts";

/** Saves what stands in the form with it; false if the page says why it was not. */
export type TakeStep = (change: Partial<ArticleForm>) => Promise<boolean>;

interface ArticleRelease extends ReleaseFlow {
  /** Publishing is the second person's approval. */
  readonly isSecondPerson: boolean;
}

export const useArticleRelease = (
  { title, organisationId, release, ...article }: Article,
  state: ArticleState,
  take: TakeStep,
): ArticleRelease => {
  const actor = actorOf(useViewer());
  const { data } = useQuery(fourEyesOf(organisationId));
  const writer = article.writtenBy ?? article.modifiedBy;
  const isWriter = writer === actor;
  const isReleased = release?.state === "given" && release.decidedBy !== writer;
  const isOpen = state === "inReview" || state === "releasable";
  const isMissing = data?.articles === true && isWriter && !isReleased && state !== "draft";

  return {
    title,
    words: articleReleaseWords,
    release: state === "released" ? undefined : release,
    isNeeded: isMissing && isOpen,
    isMissing,
    isSecondPerson: data?.articles === true && !isWriter && state === "releasable",
    mayDecide: isOpen && release != null && mayRelease(release, actor),
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
