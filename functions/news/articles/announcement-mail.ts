import { publicFileAddress } from "../../../shared/files/file-address.ts";
import { imageTextOf } from "../../../shared/news/article-images.ts";
import type { TemplateSet } from "../../../shared/news/template-set.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { MailOrigin } from "../../data/templates/mail-sender.ts";

interface AnnouncedArticle {
  readonly article: StoredArticle;
  readonly origin: MailOrigin;
  readonly set: TemplateSet;
  readonly portalOrigin: string;
}

/** Saving an article sends no mail, so that the renderer is loaded here. */
export const announcementContent = async ({
  article,
  origin: { organisation, sender },
  set,
  portalOrigin,
}: AnnouncedArticle): Promise<string> => {
  const { renderKind } = await import("../../data/templates/mail-of-kind.ts");
  const { title, subtitle, abstract, authorName, releaseDate, titleImageId } = article;
  const data = {
    portalOrigin,
    organisation,
    sender,
    article: {
      title,
      subtitle,
      abstract,
      authorName,
      releaseDate,
      imageUrl:
        titleImageId && article.isPublicRelease
          ? `${portalOrigin}${publicFileAddress(titleImageId, "title")}`
          : null,
      imageAlt: imageTextOf(article, titleImageId).alt,
      url: `${portalOrigin}/news/articles/${article.urlTitle}`,
    },
  };
  return renderKind(set, "articleNotificationTemplate", data, []);
};
