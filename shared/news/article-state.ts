import { isAllowed, isOwner, type Owned, type Rights } from "../contract/permissions.ts";
import type { Article, ArticleFlags } from "./article.ts";

export const articleStates = ["draft", "inReview", "releasable", "released"] as const;
export type ArticleState = (typeof articleStates)[number];

const isReleasedAnywhere = (flags: ArticleFlags) =>
  flags.isInternalRelease || flags.isPublicRelease || flags.isNewsletterRelease;

/** Undefined for contradictory flags. */
export const articleStateOf = (flags: ArticleFlags): ArticleState | undefined => {
  const stages = [flags.isDraft, flags.isInReview, flags.isReleaseable].filter(Boolean).length;
  if (stages !== 1) return undefined;
  if (flags.isReleaseable) return isReleasedAnywhere(flags) ? "released" : "releasable";
  if (isReleasedAnywhere(flags)) return undefined;
  return flags.isDraft ? "draft" : "inReview";
};

export const articleSteps: Readonly<Record<ArticleState, readonly ArticleState[]>> = {
  draft: ["inReview"],
  inReview: ["releasable", "draft"],
  releasable: ["released", "draft"],
  released: ["releasable", "draft"],
};

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

/** A trashed article counts as a draft that nobody can see. */
export interface Trashable {
  readonly deletedAt?: string | null | undefined;
}

const isInItsTime = ({ releaseDate, visibleUntil }: Dated, now: Date): boolean =>
  Date.parse(releaseDate) <= now.getTime() && (!visibleUntil || now.getTime() < Date.parse(visibleUntil));

export const isVisibleInternally = (
  article: Dated & Pick<Article, "isInternalRelease">,
  now: Date,
): boolean => article.isInternalRelease && isInItsTime(article, now);

export const isPinned = (
  article: Dated & Pick<Article, "isInternalRelease" | "pinnedUntil">,
  now: Date,
): boolean =>
  isVisibleInternally(article, now) &&
  article.pinnedUntil != null &&
  now.getTime() < Date.parse(article.pinnedUntil);

export const isVisiblePublicly = (article: Dated & Pick<Article, "isPublicRelease">, now: Date): boolean =>
  article.isPublicRelease && isInItsTime(article, now);

/** Files need no session until the public release ends. */
export const showsFilesToAnybody = (
  article: Dated & Pick<Article, "isPublicRelease" | "showsFilesPublicly">,
  now: Date,
): boolean => article.showsFilesPublicly === true && isVisiblePublicly(article, now);

/** Mails that were sent must go on showing images. */
export const showsImagesToAnybody = (
  article: Dated &
    Trashable &
    Pick<Article, "isPublicRelease" | "isNewsletterRelease"> & {
      readonly wasForNewsletters?: boolean | undefined;
    },
  now: Date,
): boolean => {
  const isInMails = article.isNewsletterRelease || article.wasForNewsletters === true;
  if (article.deletedAt) return false;
  return isVisiblePublicly(article, now) || (isInMails && Date.parse(article.releaseDate) <= now.getTime());
};

export type NewsletterObstacle = "notReleased" | "toCome" | "over";

/** Undefined if the article may go out. */
export const newsletterObstacle = (
  article: Dated & Pick<Article, "isNewsletterRelease">,
  sentAt: Date,
): NewsletterObstacle | undefined => {
  if (!article.isNewsletterRelease) return "notReleased";
  if (Date.parse(article.releaseDate) > sentAt.getTime()) return "toCome";
  return isInItsTime(article, sentAt) ? undefined : "over";
};

export const isForNewsletters = (article: Dated & Pick<Article, "isNewsletterRelease">, now: Date): boolean =>
  newsletterObstacle(article, now) === undefined;

/** Undefined if some recipients could not open a link: then the article goes out whole. */
export const newsletterLinkOf = (
  article: Dated & Partial<Pick<Article, "isPublicRelease" | "isInternalRelease">>,
  { isForStaffOnly, at }: { readonly isForStaffOnly: boolean; readonly at: Date },
): "public" | "portal" | undefined => {
  const { isPublicRelease = false, isInternalRelease = false } = article;
  if (isForStaffOnly && isInternalRelease) return "portal";
  return isVisiblePublicly({ ...article, isPublicRelease }, at) ? "public" : undefined;
};

export const maySeeArticle = (
  viewer: Rights,
  article: Dated & Owned & Trashable & Pick<Article, "isInternalRelease" | "organisationId">,
  now: Date,
): boolean =>
  !article.deletedAt &&
  (isVisibleInternally(article, now) ||
    isOwner(viewer, article) ||
    isAllowed(viewer, "EDIT_NEWS", article.organisationId));
