import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type Article, ArticleDraft } from "../../../shared/news/article.ts";

export type ArticleForm = z.input<typeof ArticleDraft>;

export const articleResolver = zodResolver(ArticleDraft, undefined, { raw: true });

type Stored = Omit<Article, "id" | "createdAt" | "createdBy" | "modifiedAt" | "modifiedBy" | "writtenBy">;

const askedIn = ({ confirmation }: Stored): ArticleForm["confirmation"] =>
  confirmation
    ? { until: confirmation.until, organisationIds: confirmation.organisationIds, askAgain: false }
    : null;

export const articleFormOf = (article: Stored): ArticleForm => ({
  urlTitle: article.urlTitle || null,
  isDraft: article.isDraft,
  isInReview: article.isInReview,
  isReleaseable: article.isReleaseable,
  isInternalRelease: article.isInternalRelease,
  isPublicRelease: article.isPublicRelease,
  isNewsletterRelease: article.isNewsletterRelease,
  releaseDate: article.releaseDate,
  visibleUntil: article.visibleUntil,
  title: article.title,
  subtitle: article.subtitle ?? "",
  abstract: article.abstract ?? "",
  content: article.content ?? "",
  tag: article.tag ?? "",
  taxTag: article.taxTag ?? "",
  authorId: article.authorId,
  organisationId: article.organisationId,
  publishedByOrganisationIds: article.publishedByOrganisationIds,
  pageTitle: article.pageTitle ?? "",
  seoMetaDescription: article.seoMetaDescription ?? "",
  titleImageId: article.titleImageId,
  newsletterImageId: article.newsletterImageId,
  imageIds: article.imageIds,
  imageTexts: article.imageTexts ?? [],
  files: article.files,
  showsFilesPublicly: article.showsFilesPublicly ?? !article.isPublicRelease,
  confirmation: askedIn(article),
});

export const newArticleForm = (
  authorId: string | null,
  organisationId: string | null,
  now = new Date(),
): ArticleForm => ({
  urlTitle: null,
  isDraft: true,
  isInReview: false,
  isReleaseable: false,
  isInternalRelease: false,
  isPublicRelease: false,
  isNewsletterRelease: false,
  releaseDate: now.toISOString(),
  visibleUntil: null,
  title: "",
  subtitle: "",
  abstract: "",
  content: "",
  tag: "",
  taxTag: "",
  authorId,
  organisationId,
  publishedByOrganisationIds: [],
  pageTitle: "",
  seoMetaDescription: "",
  titleImageId: null,
  newsletterImageId: null,
  imageIds: [],
  imageTexts: [],
  files: [],
  showsFilesPublicly: true,
  confirmation: null,
});
