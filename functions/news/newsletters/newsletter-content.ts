import { offeredFileAddress, publicFileAddress } from "../../../shared/files/file-address.ts";
import { imageTextOf } from "../../../shared/news/article-images.ts";
import { newsletterLinkOf } from "../../../shared/news/article-state.ts";
import { mailProblems } from "../../../shared/news/news.problems.ts";
import { internalArticleAddress, publicArticleAddress } from "../../../shared/news/public-address.ts";
import {
  mayReachSubscribers,
  type RecipientChoice,
  type RecipientKind,
} from "../../../shared/news/recipients.ts";
import type { TemplateSet } from "../../../shared/news/template-set.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { loadMailOrigin, type MailOrigin } from "../../data/templates/mail-sender.ts";
import { newsletterHeaderOf } from "../../data/templates/newsletter-header.ts";
import type { NewsletterArticle } from "../../data/templates/render-newsletter.ts";
import type { RenderedNewsletter } from "../../data/templates/rendered-newsletter.ts";
import { Problem } from "../../platform/http/problem.ts";
import { text } from "../news.text.ts";
import { chosenSet } from "./template-choice.ts";

type Content = RecipientChoice &
  Pick<
    StoredNewsletter,
    "id" | "title" | "abstract" | "content" | "articleIds" | "templateId" | "fileTokens"
  >;

/** As a subscriber's mail, if any subscriber gets it. */
export const previewedFor = (choice: RecipientChoice): RecipientKind => {
  if (!mayReachSubscribers(choice)) return "employees";
  return choice.sendToClients ? "clients" : "externals";
};

interface Writing {
  readonly newsletter: Pick<StoredNewsletter, "id" | "fileTokens">;
  readonly portalOrigin: string;
  readonly isForStaffOnly: boolean;
  readonly at: Date;
}

const addressOf = ({ urlTitle }: StoredArticle, link: ReturnType<typeof newsletterLinkOf>) => {
  switch (link) {
    case "public":
      return publicArticleAddress(urlTitle);
    case "portal":
      return internalArticleAddress(urlTitle);
    case undefined:
      return null;
  }
};

const filesOf = (article: StoredArticle, { newsletter: { id, fileTokens = {} }, portalOrigin }: Writing) => {
  const token = fileTokens[article.id];
  return article.files.map(({ id: fileId, fileName }) => ({
    fileName,
    url: token === undefined ? null : `${portalOrigin}${offeredFileAddress(id, fileId, token)}`,
  }));
};

const articleOf =
  (writing: Writing) =>
  (article: StoredArticle): NewsletterArticle => {
    const { portalOrigin } = writing;
    const imageId = article.newsletterImageId ?? article.titleImageId;
    const address = addressOf(article, newsletterLinkOf(article, writing));
    return {
      title: article.title,
      subtitle: article.subtitle,
      abstract: article.abstract,
      content: article.content,
      authorName: article.authorName,
      releaseDate: article.releaseDate,
      imageUrl: imageId === null ? null : `${portalOrigin}${publicFileAddress(imageId, "title")}`,
      imageAlt: imageTextOf(article, imageId).alt,
      url: address && `${portalOrigin}${address}`,
      files: address === null ? filesOf(article, writing) : [],
      portalUrl: article.isInternalRelease
        ? `${portalOrigin}${internalArticleAddress(article.urlTitle)}`
        : null,
    };
  };

const loadRenderer = async () => {
  const [{ MailTooLarge, renderNewsletter }, { TemplateError }] = await Promise.all([
    import("../../data/templates/render-newsletter.ts"),
    import("../../data/templates/liquid.ts"),
  ]);
  const reasonFor = (error: unknown): string | undefined => {
    if (error instanceof MailTooLarge)
      return error.part === "mail" ? text.newsletterTooLarge : text.readerBlocksTooLarge;
    return error instanceof TemplateError ? text.templateFails(error.line) : undefined;
  };
  return { renderNewsletter, reasonFor };
};

export interface NewsletterFrame extends MailOrigin {
  readonly set: TemplateSet;
  readonly headerImageUrl: string | null;
}

export const loadFrame = async (
  { organisationId, templateId }: Pick<Content, "organisationId" | "templateId">,
  { organisations, templateSets, portalOrigin }: LinkedStores,
): Promise<NewsletterFrame> => {
  const [set, { office, ...origin }] = await Promise.all([
    chosenSet(templateId, templateSets),
    loadMailOrigin(organisationId, organisations, portalOrigin),
  ]);
  return { ...origin, set, headerImageUrl: newsletterHeaderOf(office, portalOrigin) };
};

interface Rendering {
  readonly at: Date;
  readonly portalOrigin: string;
  /** Never set for a preview. */
  readonly countsClicks?: boolean;
}

export const renderContent = async (
  newsletter: Content,
  shown: readonly StoredArticle[],
  { set, headerImageUrl, organisation, sender }: NewsletterFrame,
  { at, portalOrigin, countsClicks = false }: Rendering,
): Promise<RenderedNewsletter> => {
  const { renderNewsletter, reasonFor } = await loadRenderer();
  const isForStaffOnly = !mayReachSubscribers(newsletter);
  try {
    return renderNewsletter({
      set,
      newsletter: {
        ...newsletter,
        releaseDate: at.toISOString(),
        headerImageUrl,
        isForStaffOnly,
        countsClicks,
      },
      articles: shown.map(articleOf({ newsletter, portalOrigin, isForStaffOnly, at })),
      organisation,
      sender,
      portalOrigin,
    });
  } catch (error) {
    const detail = reasonFor(error);
    throw detail ? new Problem(mailProblems.notAccepted, { detail, cause: error }) : error;
  }
};

export const loadNewsletterContent = async (
  newsletter: Content & Pick<StoredNewsletter, "releaseDate">,
  deps: LinkedStores & { readonly now: Date },
): Promise<RenderedNewsletter> => {
  const [found, frame] = await Promise.all([
    deps.articles.findMany(newsletter.articleIds),
    loadFrame(newsletter, deps),
  ]);
  const shown = newsletter.articleIds.flatMap((id) => found.get(id) ?? []);
  const at = new Date(Math.max(deps.now.getTime(), Date.parse(newsletter.releaseDate)));
  return renderContent(newsletter, shown, frame, { at, portalOrigin: deps.portalOrigin });
};
