import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { mayApprove, type Review } from "../../../shared/news/approval.ts";
import { type ArticleState, articleStateOf } from "../../../shared/news/article-state.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import type { ApprovalRequest } from "../../data/articles/approval-request.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { actorName } from "../../data/people/actor-name.ts";
import { Problem } from "../../platform/http/problem.ts";
import { approvalRequest, decided } from "../approval/approval-steps.ts";
import { notifyPeople, type PeopleNotification, stillConcerned } from "../approval/notify-people.ts";
import { peopleToAsk } from "../approval/people-to-ask.ts";
import type { NewsDeps } from "../news.deps.ts";
import { articleApprovalText as text } from "../news.text.ts";
import { isRewritten, writerOf } from "./second-person.ts";

type Deps = NewsDeps & { readonly viewer: Viewer; readonly now: Date };
type Change = readonly [before: StoredArticle, after: StoredArticle];

const stateOf = (article: StoredArticle): ArticleState => articleStateOf(article) ?? "draft";

const targets: Readonly<Record<Review["step"], readonly ArticleState[]>> = {
  ask: ["inReview", "releasable"],
  give: ["releasable", "released"],
  refuse: ["draft"],
};

const impliedStep = (...[before, after]: Change): "give" | "refuse" | undefined => {
  const [from, to] = [stateOf(before), stateOf(after)];
  const { state } = before.release ?? {};
  if (from === to || from === "released") return undefined;
  if (to === "draft") return state === "asked" || state === "given" ? "refuse" : undefined;
  const isLetThrough = to === "released" || from === "inReview";
  return state === "asked" && isLetThrough ? "give" : undefined;
};

const kept = async (before: StoredArticle, after: StoredArticle, deps: Deps) => {
  const { release = null } = before;
  const [from, to] = [stateOf(before), stateOf(after)];
  const beginsAnew = from !== to && (to === "draft" || from === "draft");
  if (!release || beginsAnew) return null;
  const isLapsed = release.state === "given" && isRewritten(before, after);
  return isLapsed ? decided(release, "lapsed", deps) : release;
};

const taken = async (
  [before, after]: Change,
  review: Review | null | undefined,
  deps: Deps,
): Promise<ApprovalRequest | null> => {
  const step = review?.step ?? impliedStep(before, after);
  if (!step) return kept(before, after, deps);
  if (!targets[step].includes(stateOf(after))) throw new Problem(articleProblems.stateNotAllowed);
  const actor = actorOf(deps.viewer);
  if (step === "ask") {
    const writtenBy = writerOf(after);
    const { organisationId } = after;
    const asked = { organisationId, own: [actor, writtenBy], named: review?.askedOf ?? null };
    const [people, askedByName] = await Promise.all([
      peopleToAsk({ ...asked, nobody: articleProblems.nobodyReleases }, deps),
      actorName(deps),
    ]);
    return approvalRequest({ ...review, askedByName, writtenBy, people }, deps);
  }
  const { release } = before;
  const isOpen = release?.state === "asked" || (release?.state === "given" && step === "refuse");
  if (!release || !isOpen) throw new Problem(articleProblems.releaseNotAsked);
  if (mayApprove(release, actor)) {
    return decided(release, step === "give" ? "given" : "refused", deps, review?.note);
  }
  if (review) throw new Problem(articleProblems.ownRelease);
  return null;
};

export const approvalAfter = async (
  before: StoredArticle,
  after: StoredArticle,
  review: Review | null | undefined,
  deps: Deps,
): Promise<ApprovalRequest | null> => {
  const release = await taken([before, after], review, deps);
  return release && stateOf(after) === "released" ? { ...release, askedNote: null, note: null } : release;
};

export const approvalStepOf = (
  { release: before }: StoredArticle,
  { release: after }: StoredArticle,
): "asked" | "given" | "refused" | undefined => {
  if (!after || after.state === "lapsed") return undefined;
  const isAnew = after.askedAt !== before?.askedAt || after.state !== before.state;
  return isAnew ? after.state : undefined;
};

export const notifyOfApproval = async (
  before: StoredArticle,
  after: StoredArticle,
  deps: Deps,
): Promise<PeopleNotification | undefined> => {
  const { id, title, release } = after;
  const step = approvalStepOf(before, after);
  if (!release || !step) return undefined;
  const link = `${deps.portalOrigin}/news/articles/${id}/edit`;
  const subject = { area: "article", id } as const;
  if (step === "asked") {
    const words = text.asked(title, release.askedByName, release.askedNote, link);
    return notifyPeople(release.told ?? [], { kind: "releaseAsked", subject }, words, deps);
  }
  const concerned = await stillConcerned([release.askedBy, release.writtenBy], after, deps);
  const name = release.decidedByName ?? "";
  return step === "given"
    ? notifyPeople(concerned, { kind: "releaseGiven", subject }, text.given(title, name, link), deps)
    : notifyPeople(
        concerned,
        { kind: "releaseRefused", subject },
        text.refused(title, name, release.note, link),
        deps,
      );
};
