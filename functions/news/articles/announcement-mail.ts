import { publicFileAddress } from "../../../shared/files/file-address.ts";
import type { TemplateSet } from "../../../shared/news/template-set.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { MailOrigin } from "../../data/templates/mail-sender.ts";
import { renderMail } from "../../data/templates/render-mail.ts";
import type { SingleMail } from "../../platform/mail/outbox-item.ts";
import type { Addressed } from "./announcement-recipients.ts";

interface Announced {
  readonly article: StoredArticle;
  readonly origin: MailOrigin;
  readonly set: TemplateSet;
  readonly portalOrigin: string;
}

export const announcementMail = (
  { article, origin: { organisation, sender }, set, portalOrigin }: Announced,
  employee: Addressed,
): SingleMail => {
  const { title, subtitle, abstract, authorName, releaseDate, titleImageId } = article;
  const { subject, html } = renderMail(set, "articleNotificationTemplate", {
    name: fullName(employee),
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
          ? `${portalOrigin}${publicFileAddress(titleImageId, "preview")}`
          : null,
      url: `${portalOrigin}/news/articles/${article.urlTitle}`,
    },
  });
  return { to: employee.email, subject, html };
};
