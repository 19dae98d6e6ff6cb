import type { Viewer } from "../../../shared/contract/permissions.ts";
import { imageIdsIn } from "../../../shared/files/content-images.ts";
import type { Article, ArticleDraft } from "../../../shared/news/article.ts";
import type { FileUse, OwnedFiles } from "../../data/files/owned-files.ts";
import type { Owner } from "../../data/files/stored-file.ts";
import type { Write } from "../../platform/table/item.ts";

type ArticleFiles = Pick<Article, "titleImageId" | "newsletterImageId" | "imageIds" | "imageTexts" | "files">;

export const ownerOf = ({ id }: Pick<Article, "id">): Owner => ({ kind: "article", id });

const imageAt = (path: string, id: string | null): FileUse[] =>
  id === null ? [] : [{ id, path, isImage: true }];

export const usesOf = ({
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

interface Saving {
  readonly viewer: Viewer;
  readonly ownedFiles: OwnedFiles;
}

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
  { id, before }: { readonly id: string; readonly before: Article | undefined },
  { viewer, ownedFiles }: Saving,
): Promise<ArticleFiles> => {
  const had = before ?? none;
  const found = await ownedFiles.check(
    ownerOf({ id }),
    before ? usesOf(before) : [],
    usesIn(draft, content),
    viewer,
  );
  const known = new Map(had.files.map((file) => [file.id, file]));
  const wanted = new Set(draft.files?.filter(({ deleteFile }) => !deleteFile).map((file) => file.id));
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
    files: draft.files
      ? [...wanted].flatMap((fileId) => {
          const file = known.get(fileId) ?? found.get(fileId);
          if (!file) return [];
          const { fileName, contentType, size } = file;
          return [{ id: fileId, fileName, contentType, size }];
        })
      : had.files,
  };
};

export const fileWrites = (
  before: Article | undefined,
  after: Article,
  deps: Saving & { readonly now: Date },
): Promise<readonly Write[]> =>
  deps.ownedFiles.changeWrites(ownerOf(after), before ? usesOf(before) : [], usesOf(after), deps);

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
