import { publicFileAddress } from "../../../shared/files/file-address.ts";
import type { Article } from "../../../shared/news/article.ts";
import { imageTextOf, otherImagesOf } from "../../../shared/news/article-images.ts";
import { publicArticleAddress } from "../../../shared/news/public-address.ts";
import type {
  PublicArticle,
  PublicArticleSummary,
  PublicImage,
} from "../../../shared/news/public-article.ts";

export const publicSummaryOf = (article: Article): PublicArticleSummary => ({
  urlTitle: article.urlTitle,
  url: publicArticleAddress(article.urlTitle),
  title: article.title,
  subtitle: article.subtitle,
  abstract: article.abstract,
  tag: article.tag,
  taxTag: article.taxTag,
  releaseDate: article.releaseDate,
  authorName: article.authorName,
  organisationId: article.organisationId,
  publishedByOrganisationIds: article.publishedByOrganisationIds,
  titleImageUrl: article.titleImageId && publicFileAddress(article.titleImageId, "preview"),
});

const publicImageOf = (article: Article, id: string): PublicImage => ({
  url: publicFileAddress(id, "preview"),
  alt: imageTextOf(article, id).alt,
  caption: imageTextOf(article, id).caption,
});

/** The sanitiser is loaded on first use, not at each cold start. */
export const publicArticleOf = async (article: Article): Promise<PublicArticle> => {
  const { publicContent } = await import("../../platform/html/public-content.ts");
  return {
    ...publicSummaryOf(article),
    content: article.content && publicContent(article.content).html,
    titleImage: article.titleImageId === null ? null : publicImageOf(article, article.titleImageId),
    images: otherImagesOf(article).map((id) => publicImageOf(article, id)),
    imageUrls: article.imageIds.map((id) => publicFileAddress(id, "preview")),
    files: article.showsFilesPublicly
      ? article.files.map(({ id, fileName, contentType, size }) => ({
          fileName,
          contentType,
          size,
          url: publicFileAddress(id),
        }))
      : [],
    pageTitle: article.pageTitle,
    seoMetaDescription: article.seoMetaDescription,
  };
};
