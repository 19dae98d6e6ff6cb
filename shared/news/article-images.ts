import { imageIdsIn } from "../files/content-images.ts";
import type { Article } from "./article.ts";

const none = { alt: null, caption: null };

export const imageTextOf = (
  { imageTexts }: Pick<Article, "imageTexts">,
  id: string | null,
): { readonly alt: string | null; readonly caption: string | null } =>
  imageTexts?.find((text) => text.id === id) ?? none;

export const otherImagesOf = ({
  titleImageId,
  imageIds,
  content,
}: Pick<Article, "titleImageId" | "imageIds" | "content">): string[] => {
  const shown = new Set([titleImageId, ...imageIdsIn(content)]);
  return imageIds.filter((id) => !shown.has(id));
};
