import { actorOf, isAllowed, type Rights } from "../contract/permissions.ts";
import type { Article, ArticleFlags } from "./article.ts";

/** The four states that an article's flags spell. */
export const articleStates = ["draft", "inReview", "releasable", "released"] as const;
export type ArticleState = (typeof articleStates)[number];

const isReleasedAnywhere = (flags: ArticleFlags) =>
  flags.isInternalRelease || flags.isPublicRelease || flags.isNewsletterRelease;

/** The state the flags stand for, or undefined for a combination that means nothing. */
export const articleStateOf = (flags: ArticleFlags): ArticleState | undefined => {
  const stages = [flags.isDraft, flags.isInReview, flags.isReleaseable].filter(Boolean).length;
  if (stages !== 1) return undefined;
  if (flags.isReleaseable) return isReleasedAnywhere(flags) ? "released" : "releasable";
  if (isReleasedAnywhere(flags)) return undefined;
  return flags.isDraft ? "draft" : "inReview";
};

/** The steps forward; back to draft is possible from anywhere, and a state may be kept. */
export const articleSteps: Readonly<Record<ArticleState, readonly ArticleState[]>> = {
  draft: ["inReview"],
  inReview: ["releasable", "draft"],
  releasable: ["released", "draft"],
  released: ["releasable", "draft"],
};

/** Whether an article may go from one state to the other. */
export const mayChangeState = (from: ArticleState, to: ArticleState): boolean =>
  from === to || articleSteps[from].includes(to);

const NONE: ArticleFlags = {
  isDraft: false,
  isInReview: false,
  isReleaseable: false,
  isInternalRelease: false,
  isPublicRelease: false,
  isNewsletterRelease: false,
};

/** The flags that spell a state; a release goes where `release` says, everywhere inside by default. */
export const flagsOf = (
  state: ArticleState,
  release: Partial<Pick<ArticleFlags, "isInternalRelease" | "isPublicRelease" | "isNewsletterRelease">> = {
    isInternalRelease: true,
  },
): ArticleFlags =>
  ({
    draft: { ...NONE, isDraft: true },
    inReview: { ...NONE, isInReview: true },
    releasable: { ...NONE, isReleaseable: true },
    released: { ...NONE, isReleaseable: true, ...release },
  })[state];

type Dated = Pick<Article, "releaseDate" | "visibleUntil">;

/** Whether `now` lies between the release date and the end of visibility. */
const isInItsTime = ({ releaseDate, visibleUntil }: Dated, now: Date): boolean =>
  Date.parse(releaseDate) <= now.getTime() && (!visibleUntil || now.getTime() < Date.parse(visibleUntil));

/** Whether every employee may read the article now. */
export const isVisibleInternally = (
  article: Dated & Pick<Article, "isInternalRelease">,
  now: Date,
): boolean => article.isInternalRelease && isInItsTime(article, now);

/** Whether anybody may read the article now, signed in or not. */
export const isVisiblePublicly = (article: Dated & Pick<Article, "isPublicRelease">, now: Date): boolean =>
  article.isPublicRelease && isInItsTime(article, now);

/**
 * Whether its images are for everybody: it is public now, or was released for newsletters. Mails that were sent
 * show them as long as the article has them.
 */
export const showsImagesToAnybody = (
  article: Dated &
    Pick<Article, "isPublicRelease" | "isNewsletterRelease"> & {
      readonly wasForNewsletters?: boolean | undefined;
    },
  now: Date,
): boolean => {
  const isInMails = article.isNewsletterRelease || article.wasForNewsletters === true;
  return isVisiblePublicly(article, now) || (isInMails && Date.parse(article.releaseDate) <= now.getTime());
};

/** What keeps an article out of a newsletter: nobody released it for one, it has yet to appear, or its time is over. */
export type NewsletterObstacle = "notReleased" | "toCome" | "over";

/** What keeps the article out of a newsletter that is sent at that moment; nothing when it may go out. */
export const newsletterObstacle = (
  article: Dated & Pick<Article, "isNewsletterRelease">,
  sentAt: Date,
): NewsletterObstacle | undefined => {
  if (!article.isNewsletterRelease) return "notReleased";
  if (Date.parse(article.releaseDate) > sentAt.getTime()) return "toCome";
  return isInItsTime(article, sentAt) ? undefined : "over";
};

/** Whether the article may go out in a newsletter now. */
export const isForNewsletters = (article: Dated & Pick<Article, "isNewsletterRelease">, now: Date): boolean =>
  newsletterObstacle(article, now) === undefined;

/**
 * Where a newsletter's article can be read on that day by everybody who gets it. Nowhere: all get the same mail, so
 * it goes out whole.
 */
export const newsletterLinkOf = (
  article: Dated & Partial<Pick<Article, "isPublicRelease" | "isInternalRelease">>,
  { isForStaffOnly, at }: { readonly isForStaffOnly: boolean; readonly at: Date },
): "public" | "portal" | undefined => {
  const { isPublicRelease = false, isInternalRelease = false } = article;
  if (isVisiblePublicly({ ...article, isPublicRelease }, at)) return "public";
  return isForStaffOnly && isInternalRelease ? "portal" : undefined;
};

/** Whether this person may see the article now: released to all, one's own, or one an editor works on. */
export const maySeeArticle = (
  viewer: Rights,
  article: Dated & Pick<Article, "isInternalRelease" | "organisationId" | "createdBy">,
  now: Date,
): boolean =>
  isVisibleInternally(article, now) ||
  article.createdBy === actorOf(viewer) ||
  isAllowed(viewer, "EDIT_NEWS", article.organisationId);
