import * as z from "zod";
import { ArticleSummary } from "../../../shared/news/article.ts";
import {
  type Newsletter,
  type NewsletterCopy,
  NewsletterDraft,
  NewsletterRecipients,
} from "../../../shared/news/newsletter.ts";
import { formOf } from "../../components/form/form-of.ts";
import { checkedBy } from "../../components/form/resolver.ts";

// The form shows articles, while the server takes their ids only.
const Schema = NewsletterDraft.extend({ articles: z.array(ArticleSummary).max(100) });

export type NewsletterForm = z.input<typeof Schema>;

export const newsletterResolver = checkedBy(Schema);

type Stored = Omit<NewsletterCopy, "startedSendingAt">;

export const newsletterBodyOf = (form: NewsletterForm): z.input<typeof NewsletterDraft> => ({
  ...form,
  articles: form.articles.map(({ id, offersFiles = false }) => ({ id, offersFiles })),
});

/** Specification section 3: every send flag but the doctors' news. */
export const newNewsletterForm = (organisationId: string | null): NewsletterForm => ({
  title: "",
  abstract: "",
  content: "",
  articles: [],
  organisationId,
  templateId: null,
  sendToAssociateDirectors: true,
  sendToPartnerDirectors: true,
  sendToEmployees: true,
  sendToClients: true,
  sendToExternals: true,
  sendToSubsInterestedInTaxNews: true,
  sendToSubsInterestedInDoctorNews: false,
});

export const newsletterFormOf = (newsletter: Stored): NewsletterForm => ({
  ...formOf(newNewsletterForm(null), newsletter),
  releaseDate: newsletter.releaseDate,
});

/** A scheduled one must be unscheduled before it is edited. */
export const isDraft = ({ startedSendingAt, scheduledAt }: Newsletter): boolean =>
  !startedSendingAt && !scheduledAt;

export const recipientChoiceOf = (newsletter: Partial<NewsletterForm>): NewsletterRecipients =>
  NewsletterRecipients.parse(newsletter);
