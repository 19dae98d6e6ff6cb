import { publicFileAddress } from "../../../shared/files/file-address.ts";
import { isVisiblePublicly } from "../../../shared/news/article-state.ts";
import { mailProblems } from "../../../shared/news/news.problems.ts";
import { publicArticleAddress } from "../../../shared/news/public-address.ts";
import type { RecipientChoice, RecipientKind } from "../../../shared/news/recipients.ts";
import type { Articles, StoredArticle } from "../../data/articles/articles.collection.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import { newsletterHeaderOf } from "../../data/templates/newsletter-header.ts";
import type { NewsletterArticle, RenderedNewsletter } from "../../data/templates/render-newsletter.ts";
import type { TemplateSets } from "../../data/templates/template-sets.collection.ts";
import { Problem } from "../../platform/http/problem.ts";
import { text } from "../news.text.ts";
import { chosenSet } from "./template-choice.ts";

type Content = RecipientChoice &
  Pick<StoredNewsletter, "id" | "title" | "abstract" | "content" | "articleIds" | "templateId">;

export interface NewsletterSources {
  readonly articles: Articles;
  readonly organisations: Organisations;
  readonly templateSets: TemplateSets;
  readonly portalOrigin: string;
}

const mayReachSubscribers = (choice: RecipientChoice) =>
  (choice.sendToClients || choice.sendToExternals) &&
  (choice.sendToSubsInterestedInTaxNews || choice.sendToSubsInterestedInDoctorNews);

/** Whose mail a preview shows: that of a subscriber, as far as any get it. */
export const previewedFor = (choice: RecipientChoice): RecipientKind => {
  if (!mayReachSubscribers(choice)) return "employees";
  return choice.sendToClients ? "clients" : "externals";
};

interface Writing {
  readonly portalOrigin: string;
  readonly isForStaffOnly: boolean;
  /** The day the newsletter bears. */
  readonly at: Date;
}

/** All get the same mail: a link that asks some of them to sign in leads nowhere, so they get the whole text. */
const linkOf = (article: StoredArticle, { portalOrigin, isForStaffOnly, at }: Writing): string | null => {
  if (isVisiblePublicly(article, at)) return `${portalOrigin}${publicArticleAddress(article.urlTitle)}`;
  return isForStaffOnly && article.isInternalRelease
    ? `${portalOrigin}/news/articles/${encodeURIComponent(article.urlTitle)}`
    : null;
};

const articleOf =
  (writing: Writing) =>
  (article: StoredArticle): NewsletterArticle => {
    const imageId = article.newsletterImageId ?? article.titleImageId;
    return {
      title: article.title,
      subtitle: article.subtitle,
      abstract: article.abstract,
      content: article.content,
      authorName: article.authorName,
      releaseDate: article.releaseDate,
      imageUrl: imageId === null ? null : `${writing.portalOrigin}${publicFileAddress(imageId, "preview")}`,
      url: linkOf(article, writing),
    };
  };

/** The renderer is loaded by the first one who needs it, not at each start of the function. */
const loadRenderer = async () => {
  const [{ MailTooLarge, renderNewsletter }, { TemplateError }] = await Promise.all([
    import("../../data/templates/render-newsletter.ts"),
    import("../../data/templates/liquid.ts"),
  ]);
  const reasonFor = (error: unknown): string | undefined => {
    if (error instanceof MailTooLarge) return text.newsletterTooLarge;
    return error instanceof TemplateError ? text.templateFails(error.line) : undefined;
  };
  return { renderNewsletter, reasonFor };
};

/** The mail that a newsletter makes with these articles on that day; 422 where it cannot be made. */
export const renderContent = async (
  newsletter: Content,
  shown: readonly StoredArticle[],
  at: Date,
  { organisations, templateSets, portalOrigin }: NewsletterSources,
): Promise<RenderedNewsletter> => {
  const { organisationId, templateId } = newsletter;
  const [{ office, organisation, sender }, set, { renderNewsletter, reasonFor }] = await Promise.all([
    loadMailOrigin(organisationId, organisations, portalOrigin),
    chosenSet(templateId, templateSets),
    loadRenderer(),
  ]);
  const isForStaffOnly = !mayReachSubscribers(newsletter);
  try {
    return renderNewsletter({
      set,
      newsletter: {
        ...newsletter,
        releaseDate: at.toISOString(),
        headerImageUrl: newsletterHeaderOf(office, portalOrigin),
        isForStaffOnly,
      },
      articles: shown.map(articleOf({ portalOrigin, isForStaffOnly, at })),
      organisation,
      sender,
      portalOrigin,
    });
  } catch (error) {
    const detail = reasonFor(error);
    throw detail ? new Problem(mailProblems.notAccepted, { detail, cause: error }) : error;
  }
};

/** The mail that a newsletter makes as it and its articles are now, dated for the day it appears. */
export const loadNewsletterContent = async (
  newsletter: Content & Pick<StoredNewsletter, "releaseDate">,
  sources: NewsletterSources & { readonly now: Date },
): Promise<RenderedNewsletter> => {
  const found = await sources.articles.findMany(newsletter.articleIds);
  const shown = newsletter.articleIds.flatMap((id) => found.get(id) ?? []);
  const at = new Date(Math.max(sources.now.getTime(), Date.parse(newsletter.releaseDate)));
  return renderContent(newsletter, shown, at, sources);
};
