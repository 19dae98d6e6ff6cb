import { imageIdsIn, withoutImages } from "../../../shared/files/content-images.ts";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { Article } from "../../../shared/news/article.ts";
import type { ArticleContent } from "../../../shared/news/article-versions.contract.ts";
import { isSame } from "../../components/form/editor/merge.ts";
import { articleFormOf } from "../articles/article-form.ts";

/** Texts only: whatever decides who can see the article, and when, stays as it is. */
const restoredFields = [
  "title",
  "subtitle",
  "abstract",
  "content",
  "tag",
  "taxTag",
  "pageTitle",
  "seoMetaDescription",
] as const;

/** The result of restoring: pictures that an article has given up are gone for good. */
export const restored = (now: Article, then: ArticleContent) => {
  const [shown, wanted] = [imageIdsIn(now.content), imageIdsIn(then.content)];
  const elsewhere = [now.titleImageId, now.newsletterImageId, ...now.imageIds];
  const owned = new Set([...shown, ...elsewhere]);
  const content = withoutImages(then.content, (id) => owned.has(id));
  const words = Object.fromEntries(
    restoredFields.map((field) => [field, field === "content" ? content : then[field]]),
  );
  const form = articleFormOf(now);

  return {
    form: { ...form, ...words },
    fields: restoredFields
      .filter((field) => !isSame(form[field], words[field]))
      .map((field) => articleLabels[field]),
    lostImages: wanted.filter((id) => !owned.has(id)).length,
    droppedImages: shown.filter((id) => !wanted.includes(id) && !elsewhere.includes(id)).length,
  };
};
