import { imageIdsIn } from "../../../shared/files/content-images.ts";
import type { Article, ArticleDraft } from "../../../shared/news/article.ts";
import { attached, filesOwnedBy, type SavingFiles } from "../../data/files/attachments.ts";
import type { FileUse } from "../../data/files/owned-files.ts";

type ArticleFiles = Pick<Article, "titleImageId" | "newsletterImageId" | "imageIds" | "imageTexts" | "files">;

const imageAt = (path: string, id: string | null): FileUse[] =>
  id === null ? [] : [{ id, path, isImage: true }];

const usesOf = ({
  content,
  files,
  ...images
}: Pick<Article, "content" | "titleImageId" | "newsletterImageId" | "imageIds"> & {
  readonly files: readonly { readonly id: string }[];
}): FileUse[] => [
  ...files.map(({ id }, at) => ({ id, path: `files.${at}.id` })),
  ...imageAt("titleImageId", images.titleImageId),
  ...imageAt("newsletterImageId", images.newsletterImageId),
  ...images.imageIds.flatMap((id, at) => imageAt(`imageIds.${at}`, id)),
  ...imageIdsIn(content).flatMap((id) => imageAt("content", id)),
];

export const articleFiles = filesOwnedBy<Article>("article", usesOf);

const none: ArticleFiles = {
  titleImageId: null,
  newsletterImageId: null,
  imageIds: [],
  imageTexts: undefined,
  files: [],
};

const usesIn = (draft: ArticleDraft, content: string | null): FileUse[] => {
  const named = draft.files ?? [];
  const detached = new Set(named.flatMap(({ deleteFile }, at) => (deleteFile ? [`files.${at}.id`] : [])));
  return usesOf({
    content,
    files: named,
    titleImageId: draft.titleImageId ?? null,
    newsletterImageId: draft.newsletterImageId ?? null,
    imageIds: draft.imageIds ?? [],
  }).filter(({ path }) => !detached.has(path));
};

/** Omitted fields stay; types are those detected at upload. 422 at the field of each unusable file. */
export const filesFrom = async (
  draft: ArticleDraft,
  content: string | null,
  saved: { readonly id: string; readonly before: Article | undefined },
  saving: SavingFiles,
): Promise<ArticleFiles> => {
  const had = saved.before ?? none;
  const found = await articleFiles.check(usesIn(draft, content), saved, saving);
  const images = {
    titleImageId: draft.titleImageId === undefined ? had.titleImageId : draft.titleImageId,
    newsletterImageId:
      draft.newsletterImageId === undefined ? had.newsletterImageId : draft.newsletterImageId,
    imageIds: draft.imageIds ? [...new Set(draft.imageIds)] : had.imageIds,
  };
  const shown = new Set([images.titleImageId, images.newsletterImageId, ...images.imageIds]);
  const texts = (draft.imageTexts ?? had.imageTexts ?? []).filter(
    ({ id: imageId, alt, caption }) => shown.has(imageId) && (alt !== null || caption !== null),
  );
  return {
    ...images,
    imageTexts: texts.length > 0 ? texts : undefined,
    files: draft.files ? attached(draft.files, had.files, found) : had.files,
  };
};

export const withoutFile = <Kept extends Article>(article: Kept, fileId: string): Kept | undefined => {
  const without = {
    ...article,
    files: article.files.filter(({ id }) => id !== fileId),
    imageIds: article.imageIds.filter((id) => id !== fileId),
    titleImageId: article.titleImageId === fileId ? null : article.titleImageId,
    newsletterImageId: article.newsletterImageId === fileId ? null : article.newsletterImageId,
  };
  return usesOf(without).length < usesOf(article).length ? without : undefined;
};
