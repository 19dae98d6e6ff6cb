import { imageIdsIn } from "../../../shared/files/content-images.ts";
import type { Article } from "../../../shared/news/article.ts";
import { ImageGallery } from "../../components/files/image-gallery.tsx";
import { articleText as text } from "./articles.text.ts";

export const ArticleImages = ({
  article: { titleImageId, imageIds, content },
}: {
  article: Pick<Article, "titleImageId" | "imageIds" | "content">;
}) => {
  const shown = new Set([titleImageId, ...imageIdsIn(content)]);
  const others = imageIds.filter((id) => !shown.has(id));
  if (others.length === 0) return null;

  return (
    <section className="article-part" aria-label={text.images}>
      <h2>{text.images}</h2>
      <ImageGallery imageIds={others} />
    </section>
  );
};
