import type * as z from "zod";
import { blankOf } from "../../../shared/contract/fields.ts";
import { mapValues, maskOf } from "../../../shared/contract/map-values.ts";
import { articleFields } from "../../../shared/news/article.fields.ts";
import { type Article, ArticleDraft, articleFlags } from "../../../shared/news/article.ts";
import { formOf } from "../../components/form/form-of.ts";
import { checkedBy } from "../../components/form/resolver.ts";

export type ArticleForm = z.input<typeof ArticleDraft>;

export const articleResolver = checkedBy(ArticleDraft);

type Stored = Omit<Article, "id" | "createdAt" | "createdBy" | "modifiedAt" | "modifiedBy" | "writtenBy">;

const askedIn = ({ confirmation }: Stored): ArticleForm["confirmation"] =>
  confirmation
    ? { until: confirmation.until, organisationIds: confirmation.organisationIds, askAgain: false }
    : null;

const noFlags = mapValues(maskOf(articleFlags), () => false);
const noArticle = blankOf(articleFields, ArticleDraft.shape);

export const articleFormOf = (article: Stored): ArticleForm => ({
  ...formOf<ArticleForm>({ ...noArticle, ...noFlags }, article),
  urlTitle: article.urlTitle || null,
  showsFilesPublicly: article.showsFilesPublicly ?? !article.isPublicRelease,
  confirmation: askedIn(article),
});

export const newArticleForm = (
  authorId: string | null,
  organisationId: string | null,
  now = new Date(),
): ArticleForm => ({
  ...noArticle,
  ...noFlags,
  urlTitle: null,
  isDraft: true,
  releaseDate: now.toISOString(),
  authorId,
  organisationId,
  showsFilesPublicly: true,
});
