import type { AuditFacts } from "../../../shared/administration/audit-entry.ts";
import { publishTargets } from "../../../shared/news/article.ts";
import { type ArticleState, articleStateOf } from "../../../shared/news/article-state.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Write } from "../../platform/table/item.ts";
import { approvalStepOf } from "./article-approval.ts";
import { editedFieldsOf } from "./changed-fields.ts";

type ArticleAction =
  | "article.edited"
  | "article.submitted"
  | "article.reviewed"
  | "article.released"
  | "article.made-public"
  | "article.withdrawn";

interface Tools extends Stores {
  readonly trail: RequestTrail<ArticleAction>;
  readonly now: Date;
}

const stateOf = (article: StoredArticle): ArticleState => articleStateOf(article) ?? "draft";

const actionOf = (from: ArticleState, to: ArticleState, facts: AuditFacts): ArticleAction => {
  if (facts.releasedTo?.includes("isPublicRelease")) return "article.made-public";
  if (facts.releasedTo) return "article.released";
  if (facts.withdrawnFrom) return "article.withdrawn";
  if (from === to) return "article.edited";
  if (to === "inReview") return "article.submitted";
  return to === "releasable" ? "article.reviewed" : "article.withdrawn";
};

/** Actions of an approval that leaves the state unchanged. */
const actionOfApproval = {
  asked: "article.submitted",
  given: "article.reviewed",
  refused: "article.withdrawn",
} as const;

/** False if the article was announced before or is over. */
const willBeAnnounced = async ({ id, visibleUntil }: StoredArticle, { announcements, now }: Tools) =>
  !(visibleUntil && Date.parse(visibleUntil) <= now.getTime()) && !(await announcements.find(id))?.isDone;

const approvalFacts = async (after: StoredArticle, facts: AuditFacts, tools: Tools): Promise<AuditFacts> => ({
  ...(Date.parse(after.releaseDate) > tools.now.getTime() && { at: after.releaseDate }),
  ...(facts.releasedTo?.includes("isInternalRelease") && {
    isAnnounced: await willBeAnnounced(after, tools),
  }),
});

export const trailWrites = async (
  before: StoredArticle,
  after: StoredArticle,
  tools: Tools,
): Promise<Write[]> => {
  const [from, to] = [stateOf(before), stateOf(after)];
  const changed = editedFieldsOf(before, after);
  const releasedTo = publishTargets.filter((target) => after[target] && !before[target]);
  const withdrawnFrom = publishTargets.filter((target) => before[target] && !after[target]);
  const facts: AuditFacts = {
    ...(from !== to && { step: { from, to } }),
    ...(changed.length > 0 && { changed }),
    ...(releasedTo.length > 0 && { releasedTo }),
    ...(withdrawnFrom.length > 0 && { withdrawnFrom }),
  };
  const step = approvalStepOf(before, after);
  if (Object.keys(facts).length === 0 && !step) {
    tools.trail.skip();
    return [];
  }
  const more = facts.releasedTo ? await approvalFacts(after, facts, tools) : {};
  return [
    await tools.trail.write({
      action: from === to && step ? actionOfApproval[step] : actionOf(from, to, facts),
      subject: { name: after.title },
      facts: { ...facts, ...more },
    }),
  ];
};
