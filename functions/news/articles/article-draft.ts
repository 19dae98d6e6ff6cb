import { ulid } from "ulid";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import {
  type ArticleDraft,
  type ArticleFlag,
  type ArticleFlags,
  publishTargets,
} from "../../../shared/news/article.ts";
import { type ArticleState, articleStateOf, mayChangeState } from "../../../shared/news/article-state.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import { requireKnownOffices } from "../../data/organisations/known-offices.ts";
import type { Stores } from "../../data/stores.ts";
import { plainText, richText } from "../../platform/html/stored-text.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { text } from "../news.text.ts";
import { authorOf } from "./article-author.ts";
import { filesFrom } from "./article-files.ts";
import { isRewritten, writerOf } from "./second-person.ts";

const stages = ["isDraft", "isInReview", "isReleaseable"] as const;

const firstSet = (flags: ArticleFlags, among: readonly ArticleFlag[]) => among.find((flag) => flags[flag]);

/** The flag too many, or the first stage if none is set. */
const contradictingFlag = (flags: ArticleFlags): ArticleFlag => {
  const [, second] = stages.filter((flag) => flags[flag]);
  return second ?? (firstSet(flags, stages) && firstSet(flags, publishTargets)) ?? "isDraft";
};

const flagOf = (state: ArticleState, flags: ArticleFlags): ArticleFlag =>
  firstSet(flags, state === "released" ? publishTargets : stages) ?? "isDraft";

/** Every new article begins as a draft, so that whatever is shown has passed review. */
export const requireAllowedState = (flags: ArticleFlags, before: ArticleFlags | undefined): void => {
  const to = articleStateOf(flags);
  const refuse = (flag: ArticleFlag, message: string) =>
    problemAt(articleProblems.stateNotAllowed, flag, message);
  if (!to) throw refuse(contradictingFlag(flags), text.flagsContradict);
  if (!before) {
    if (to !== "draft") throw refuse(flagOf(to, flags), text.newArticleIsDraft);
    return;
  }
  const from = articleStateOf(before) ?? "draft";
  if (!mayChangeState(from, to)) throw refuse(flagOf(to, flags), text.stepNotAllowed(from, to));
};

type Asked = Pick<StoredArticle, "confirmation" | "confirmationVersion">;

const confirmationFrom = (draft: ArticleDraft["confirmation"], before: Asked | undefined): Asked => {
  const { confirmation = null, confirmationVersion = confirmation?.version } = before ?? {};
  if (draft === undefined) return { confirmation, confirmationVersion };
  if (draft === null) return { confirmation: null, confirmationVersion };
  const { until, organisationIds, askAgain } = draft;
  const version = confirmation && !askAgain ? confirmation.version : (confirmationVersion ?? 0) + 1;
  return { confirmation: { until, organisationIds, version }, confirmationVersion: version };
};

interface Saving extends Stores {
  readonly viewer: Viewer;
  readonly now: Date;
}

const datesOf = (draft: ArticleDraft, before: StoredArticle | undefined, now: Date) => {
  const releaseDate = draft.releaseDate ?? before?.releaseDate ?? now.toISOString();
  const visibleUntil = draft.visibleUntil ?? null;
  if (visibleUntil !== null && visibleUntil <= releaseDate) {
    throw problemAt(requestProblems.malformed, "visibleUntil", text.endsBeforeItAppears);
  }
  if (draft.pinnedUntil && draft.pinnedUntil <= releaseDate) {
    throw problemAt(requestProblems.malformed, "pinnedUntil", text.unpinnedBeforeItAppears);
  }
  const pinnedUntil = draft.pinnedUntil === undefined ? before?.pinnedUntil : draft.pinnedUntil;
  return { releaseDate, visibleUntil, pinnedUntil };
};

const officesIn = ({ organisationId, publishedByOrganisationIds, confirmation }: ArticleDraft) => ({
  organisationId,
  ...Object.fromEntries(
    (confirmation?.organisationIds ?? []).map((id, at) => [`confirmation.organisationIds.${at}`, id]),
  ),
  ...Object.fromEntries(publishedByOrganisationIds.map((id, at) => [`publishedByOrganisationIds.${at}`, id])),
});

const targetsOf = (flags: ArticleFlags) => publishTargets.filter((target) => flags[target]);

export const formerTargetsOf = (draft: ArticleFlags, before: StoredArticle | undefined) => {
  if (!before || targetsOf(draft).length > 0) return undefined;
  const withdrawn = targetsOf(before);
  return withdrawn.length > 0 ? withdrawn : before.formerReleases;
};

/** Links lead to a published address, which must not change. */
export const hasFixedAddress = (article: StoredArticle): boolean =>
  article.isPublicRelease || article.wasPublic === true;

const commentsForumOf = async (
  { commentsForumId: asked }: ArticleDraft,
  before: StoredArticle | undefined,
  { forums }: Saving,
) => {
  const present = before?.commentsForumId ?? null;
  if (asked === undefined || asked === present) return present;
  if (asked !== null && !(await forums.find(asked)))
    throw problemAt(forumProblems.unknown, "commentsForumId");
  return asked;
};

export const articleFrom = async (
  { confirmation, review: _review, ...draft }: ArticleDraft,
  urlTitle: string,
  before: StoredArticle | undefined,
  saving: Saving,
): Promise<StoredArticle> => {
  const { viewer, now, employees, organisations } = saving;
  requireAllowedState(draft, before);
  if (before && hasFixedAddress(before) && urlTitle !== before.urlTitle) {
    throw problemAt(articleProblems.urlTitleFixed, "urlTitle");
  }
  await requireKnownOffices(organisations, officesIn({ ...draft, confirmation }));
  const authorId = draft.authorId ?? before?.authorId ?? viewer.employeeId;
  const [author, content] = await Promise.all([
    authorOf(authorId, before, employees),
    richText(draft.content),
  ]);
  const id = before?.id ?? ulid();
  const files = await filesFrom(draft, content, { id, before }, saving);
  const [actor, time] = [actorOf(viewer), now.toISOString()];
  const article: StoredArticle = {
    ...draft,
    ...datesOf(draft, before, now),
    ...author,
    ...files,
    ...confirmationFrom(confirmation, before),
    announcement: draft.announcement ?? before?.announcement,
    allowsReactions: draft.allowsReactions ?? before?.allowsReactions,
    commentsForumId: await commentsForumOf(draft, before, saving),
    formerReleases: formerTargetsOf(draft, before),
    showsFilesPublicly: draft.showsFilesPublicly ?? before?.showsFilesPublicly ?? !before?.isPublicRelease,
    id,
    urlTitle,
    abstract: plainText(draft.abstract),
    content,
    createdAt: before?.createdAt ?? time,
    createdBy: before ? before.createdBy : actor,
    ownedBy: before?.ownedBy,
    modifiedAt: time,
    modifiedBy: actor,
    wasPublic: draft.isPublicRelease || before?.wasPublic,
    wasForNewsletters: draft.isNewsletterRelease || before?.wasForNewsletters,
  };
  const writtenBy = before && !isRewritten(before, article) ? writerOf(before) : actor;
  return { ...article, writtenBy };
};
