import { ulid } from "ulid";
import type * as z from "zod";
import type { StoredNewsletter } from "../../functions/data/newsletters/newsletters.collection.ts";
import { defaultTemplateSet } from "../../functions/data/templates/default-template-set.ts";
import type { Approval } from "../../shared/news/approval.ts";
import type { Article, ArticleDraft } from "../../shared/news/article.ts";
import { flagsOf } from "../../shared/news/article-state.ts";
import type { NewsletterDraft } from "../../shared/news/newsletter.ts";
import type { Subscriber, SubscriberDraft } from "../../shared/news/subscriber.ts";
import type { TemplateSetDraft } from "../../shared/news/template-set.ts";

const LONG_AGO = "2026-01-07T08:00:00.000Z";

export const anArticle = (overrides: Partial<Article> = {}): Article => {
  const id = overrides.id ?? ulid();
  return {
    id,
    urlTitle: `grunderwerbsteuer-${id.toLowerCase()}`,
    ...flagsOf("released", { isInternalRelease: true, isNewsletterRelease: true }),
    releaseDate: LONG_AGO,
    visibleUntil: null,
    title: "Grunderwerbsteuer beim Kauf der ersten Wohnung",
    subtitle: null,
    abstract: "Was sich mit dem neuen Jahr ändert.",
    content: "<p>Wer eine Wohnung kauft, zahlt <strong>3,5 %</strong>.</p>",
    tag: "Steuern",
    taxTag: null,
    authorId: null,
    organisationId: null,
    titleImageId: null,
    newsletterImageId: null,
    imageIds: [],
    files: [],
    authorName: "Mag. Anna Müller",
    authorNameShort: "Müller",
    publishedByOrganisationIds: [],
    pageTitle: null,
    seoMetaDescription: null,
    createdAt: LONG_AGO,
    createdBy: null,
    modifiedAt: LONG_AGO,
    modifiedBy: null,
    ...overrides,
  };
};

export const anArticleDraft = (
  overrides: Partial<z.input<typeof ArticleDraft>> = {},
): z.input<typeof ArticleDraft> => ({
  title: "Grunderwerbsteuer beim Kauf der ersten Wohnung",
  abstract: "Was sich mit dem neuen Jahr ändert.",
  content: "<p>Wer eine Wohnung kauft, zahlt <strong>3,5 %</strong>.</p>",
  organisationId: null,
  ...overrides,
});

export const aNewsletter = (overrides: Partial<StoredNewsletter> = {}): StoredNewsletter => ({
  id: ulid(),
  title: "Steuernews im November",
  abstract: "Drei Fristen bis Jahresende.",
  content: null,
  articleIds: [],
  organisationId: null,
  templateId: null,
  sendToAssociateDirectors: true,
  sendToPartnerDirectors: true,
  sendToEmployees: true,
  sendToClients: true,
  sendToExternals: true,
  sendToSubsInterestedInTaxNews: true,
  sendToSubsInterestedInDoctorNews: false,
  releaseDate: LONG_AGO,
  startedSendingAt: null,
  scheduledAt: null,
  scheduleFailure: null,
  run: 0,
  createdAt: LONG_AGO,
  createdBy: null,
  modifiedAt: LONG_AGO,
  modifiedBy: null,
  ...overrides,
});

export const aNewsletterDraft = (
  overrides: Partial<z.input<typeof NewsletterDraft>> = {},
): z.input<typeof NewsletterDraft> => ({
  title: "Steuernews im November",
  abstract: "Drei Fristen bis Jahresende.",
  articles: [],
  organisationId: null,
  ...overrides,
});

export const aSubscriber = (overrides: Partial<Subscriber> = {}): Subscriber => {
  const id = overrides.id ?? ulid();
  return {
    id,
    name: "Dr. Eva Gruber",
    email: `${id.toLowerCase()}@subscriber.example`,
    branche: "Ärzte",
    plz: "3100",
    ort: "St. Pölten",
    organisationId: "1",
    isClient: true,
    receivesTaxNews: true,
    receivesDoctorsNews: false,
    registrationConfirmedAt: LONG_AGO,
    customerUnsuscribedAt: null,
    unsubscribedBy: null,
    consent: null,
    ownerConfirmedAt: null,
    ...overrides,
  };
};

/** What was asked for by Eva Gruber, and nobody has decided yet. */
export const anApproval = (overrides: Partial<Approval> = {}): Approval => ({
  state: "asked",
  askedAt: "2026-11-20T09:00:00.000Z",
  askedBy: "eva",
  askedByName: "Eva Gruber",
  askedOf: null,
  decidedAt: null,
  decidedBy: null,
  decidedByName: null,
  note: null,
  ...overrides,
});

export const aSubscriberDraft = (
  overrides: Partial<z.input<typeof SubscriberDraft>> = {},
): z.input<typeof SubscriberDraft> => ({
  name: "Dr. Eva Gruber",
  email: `${ulid().toLowerCase()}@subscriber.example`,
  organisationId: "1",
  isClient: true,
  receivesTaxNews: true,
  ...overrides,
});

export const aTemplateSetDraft = (overrides: Partial<TemplateSetDraft> = {}): TemplateSetDraft => {
  const { id: _id, isDefault: _isDefault, ...original } = defaultTemplateSet;
  return { ...original, name: `Vorlage ${crypto.randomUUID()}`, ...overrides };
};
