import { defaultTemplateSet } from "../../../functions/data/templates/default-template-set.ts";
import type { MailOrganisation, MailSender } from "../../../functions/data/templates/mail-data.ts";
import { type NewsletterMail, newsletterMail } from "../../../functions/data/templates/newsletter-mail.ts";
import { type MailRecipient, recipientData } from "../../../functions/data/templates/recipient-data.ts";
import {
  type NewsletterArticle,
  type NewsletterInput,
  renderNewsletter,
} from "../../../functions/data/templates/render-newsletter.ts";
import { fillIn } from "../../../functions/data/templates/ses-template.ts";

export const organisation: MailOrganisation = {
  name: "Berger & Partner Steuerberatungs GmbH",
  nameAdditional: "Wirtschaftsprüfungs- und Steuerberatungsgesellschaft",
  street: "Rathausgasse 4",
  zip: "3100",
  city: "St. Pölten",
  phone: "+43 2742 12345",
  email: "kanzlei@berger.example",
  homepage: "https://berger.example",
};

export const sender: MailSender = {
  ...organisation,
  imprintUrl: "https://portal.example/v1/public/organisations/berger/imprint",
};

export const anArticle = (overrides: Partial<NewsletterArticle> = {}): NewsletterArticle => ({
  title: "Grunderwerbsteuer beim Kauf der ersten Wohnung",
  subtitle: null,
  abstract: "Was sich mit dem neuen Jahr ändert.",
  content: "<p>Wer eine Wohnung kauft, zahlt <strong>3,5 %</strong>.</p>",
  authorName: "Mag. Anna Berger",
  releaseDate: "2026-11-20T08:00:00.000Z",
  imageUrl: null,
  imageAlt: null,
  url: "https://portal.example/news/articles/grunderwerbsteuer",
  files: [],
  portalUrl: null,
  ...overrides,
});

export const aNewsletter = (overrides: Partial<NewsletterInput> = {}): NewsletterInput => ({
  set: defaultTemplateSet,
  newsletter: {
    id: "n1",
    title: "Steuernews im November",
    abstract: "Drei Fristen bis Jahresende.",
    content: null,
    releaseDate: "2026-11-20T08:00:00.000Z",
  },
  articles: [anArticle()],
  organisation,
  sender,
  portalOrigin: "https://portal.example",
  ...overrides,
});

export const mailOf = (input: NewsletterInput): NewsletterMail => newsletterMail(renderNewsletter(input));

/** One recipient's mail, filled in as SES would. */
export const mailFor = (mail: NewsletterMail, recipient: MailRecipient) => {
  const data = recipientData(mail, recipient);
  return { subject: mail.subject, html: fillIn(mail.html, data), text: fillIn(mail.text, data) };
};
