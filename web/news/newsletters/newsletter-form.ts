import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import "../../../shared/contract/messages.ts";
import { ArticleSummary } from "../../../shared/news/article.ts";
import { type Newsletter, type NewsletterCopy, NewsletterDraft } from "../../../shared/news/newsletter.ts";

// The form keeps of each article what it shows; the server is told the ids, and which offer their files.
const Schema = NewsletterDraft.extend({ articles: z.array(ArticleSummary).max(100) });

/** The fields of a newsletter as its form holds them. */
export type NewsletterForm = z.input<typeof Schema>;

export const newsletterResolver = zodResolver(Schema, undefined, { raw: true });

type Stored = Omit<NewsletterCopy, "startedSendingAt">;

/** What the server takes. */
export const newsletterBodyOf = (form: NewsletterForm): z.input<typeof NewsletterDraft> => ({
  ...form,
  articles: form.articles.map(({ id, offersFiles = false }) => ({ id, offersFiles })),
});

/** The form of a stored newsletter, or of a copy that is not stored yet. */
export const newsletterFormOf = (newsletter: Stored): NewsletterForm => ({
  title: newsletter.title,
  abstract: newsletter.abstract ?? "",
  content: newsletter.content ?? "",
  articles: newsletter.articles,
  organisationId: newsletter.organisationId,
  templateId: newsletter.templateId,
  sendToAssociateDirectors: newsletter.sendToAssociateDirectors,
  sendToPartnerDirectors: newsletter.sendToPartnerDirectors,
  sendToEmployees: newsletter.sendToEmployees,
  sendToClients: newsletter.sendToClients,
  sendToExternals: newsletter.sendToExternals,
  sendToSubsInterestedInTaxNews: newsletter.sendToSubsInterestedInTaxNews,
  sendToSubsInterestedInDoctorNews: newsletter.sendToSubsInterestedInDoctorNews,
  releaseDate: newsletter.releaseDate,
});

/** A new newsletter (specification section 3): every send flag set but the doctors' news. */
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

/** Whether it may still be written on: what is to go out at a set time must be taken back first. */
export const isDraft = ({ startedSendingAt, scheduledAt }: Newsletter): boolean =>
  !startedSendingAt && !scheduledAt;
