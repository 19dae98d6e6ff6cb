import type { Article } from "../../../shared/news/article.ts";
import { imageTextOf, otherImagesOf } from "../../../shared/news/article-images.ts";
import { FileImage } from "../../components/files/file-image.tsx";
import { EnlargedImage, ImageGallery } from "../../components/files/image-gallery.tsx";
import { articleText as text } from "./articles.text.ts";

type Images = Pick<Article, "titleImageId" | "imageIds" | "imageTexts" | "content">;

export const TitleImage = ({ article }: { article: Images }) => {
  const { titleImageId } = article;
  if (titleImageId === null) return null;
  const { alt, caption } = imageTextOf(article, titleImageId);

  return (
    <figure className="article-image">
      <EnlargedImage
        image={{ id: titleImageId, alt, caption }}
        label={[text.enlarge, alt].filter(Boolean).join(": ")}
      >
        <FileImage fileId={titleImageId} alt="" ratio="2 / 1" />
      </EnlargedImage>
      {caption && <figcaption className="muted">{caption}</figcaption>}
    </figure>
  );
};

export const ArticleImages = ({ article }: { article: Images }) => {
  const others = otherImagesOf(article);
  if (others.length === 0) return null;

  return (
    <section className="article-part" aria-label={text.images}>
      <h2>{text.images}</h2>
      <ImageGallery images={others.map((id) => ({ id, ...imageTextOf(article, id) }))} />
    </section>
  );
};
