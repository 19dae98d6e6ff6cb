import type { RecipientChoice } from "../../../shared/news/recipients.ts";
import type { NewsletterArticle, RenderedNewsletter } from "../../platform/mail/render-newsletter.ts";
import type { TemplateSets } from "../../platform/mail/template-sets.collection.ts";
import type { Organisations } from "../../platform/people/organisations.collection.ts";
import { Problem } from "../../platform/problem.ts";
import type { Articles, StoredArticle } from "../articles/articles.collection.ts";
import { text } from "../news.text.ts";
import { loadArticlesOf } from "./newsletter-articles.ts";
import type { StoredNewsletter } from "./newsletters.collection.ts";
import { chosenSet } from "./template-choice.ts";

type Content = RecipientChoice &
  Pick<
    StoredNewsletter,
    "id" | "title" | "abstract" | "content" | "releaseDate" | "articleIds" | "templateId"
  >;

export interface NewsletterSources {
  readonly articles: Articles;
  readonly organisations: Organisations;
  readonly templateSets: TemplateSets;
  readonly portalOrigin: string;
}

const mayReachSubscribers = (choice: RecipientChoice) =>
  (choice.sendToClients || choice.sendToExternals) &&
  (choice.sendToSubsInterestedInTaxNews || choice.sendToSubsInterestedInDoctorNews);

/** All get the same mail: a link that asks some of them to sign in leads nowhere, so they get the whole text. */
const articleOf =
  (newsletter: Content, portalOrigin: string) =>
  (article: StoredArticle): NewsletterArticle => ({
    title: article.title,
    subtitle: article.subtitle,
    abstract: article.abstract,
    content: article.content,
    authorName: article.authorName,
    releaseDate: article.releaseDate,
    imageUrl: null,
    url:
      article.isInternalRelease && !mayReachSubscribers(newsletter)
        ? `${portalOrigin}/news/articles/${article.urlTitle}`
        : null,
  });

/** The renderer is loaded by the first one who needs it, not at each start of the function. */
const loadRenderer = async () => {
  const [{ MailTooLarge, renderNewsletter }, { TemplateError }] = await Promise.all([
    import("../../platform/mail/render-newsletter.ts"),
    import("../../platform/mail/liquid.ts"),
  ]);
  const reasonFor = (error: unknown): string | undefined => {
    if (error instanceof MailTooLarge) return text.newsletterTooLarge;
    return error instanceof TemplateError ? text.templateFails(error.line) : undefined;
  };
  return { renderNewsletter, reasonFor };
};

/**
 * The mail that a newsletter makes with its articles, office and templates as they are now; 422 where it
 * cannot be made.
 */
export const loadNewsletterContent = async (
  newsletter: Content,
  { articles, organisations, templateSets, portalOrigin }: NewsletterSources,
): Promise<RenderedNewsletter> => {
  const { organisationId, templateId } = newsletter;
  const [shown, organisation, set, { renderNewsletter, reasonFor }] = await Promise.all([
    loadArticlesOf(newsletter, articles),
    organisationId === null ? undefined : organisations.find(organisationId),
    chosenSet(templateId, templateSets),
    loadRenderer(),
  ]);
  try {
    return renderNewsletter({
      set,
      newsletter,
      articles: shown.articles.map(articleOf(newsletter, portalOrigin)),
      organisation: organisation ?? null,
      portalOrigin,
    });
  } catch (error) {
    const detail = reasonFor(error);
    throw detail ? new Problem("mail.not-accepted", { detail, cause: error }) : error;
  }
};
