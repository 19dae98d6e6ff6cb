import type { ArticleSummary } from "../../../../shared/news/article.ts";
import type { Newsletter, NewsletterStatus, SendDetail } from "../../../../shared/news/newsletter.ts";
import { aNewsletter, anArticle } from "../../../support/news.builder.ts";

/** An article as a newsletter shows it. */
export const aSummary = (overrides: Partial<ArticleSummary> = {}): ArticleSummary => {
  const { id, urlTitle, title, subtitle, abstract, tag, releaseDate, isNewsletterRelease } = anArticle();
  return {
    id,
    urlTitle,
    title,
    subtitle,
    abstract,
    tag,
    releaseDate,
    visibleUntil: null,
    titleImageId: null,
    newsletterImageId: null,
    isNewsletterRelease,
    isInternalRelease: true,
    isPublicRelease: false,
    organisationId: null,
    files: [],
    offersFiles: false,
    ...overrides,
  };
};

/** A newsletter as the browser reads it, not sent yet. */
export const aReadNewsletter = (overrides: Partial<Newsletter> = {}): Newsletter => {
  const { articleIds: _ids, run: _run, ...stored } = aNewsletter({ id: "n1" });
  return { ...stored, articles: [aSummary()], ...overrides };
};

export const totals = { employeesCountTotal: 1204, clientsCountTotal: 2310, externalsCountTotal: 1298 };

/** A newsletter half sent. */
export const aStatus = (overrides: Partial<NewsletterStatus> = {}): NewsletterStatus => ({
  ...totals,
  employeesCountDone: 1204,
  clientsCountDone: 1155,
  externalsCountDone: 0,
  startedSendingAt: "2026-11-20T10:00:00.000Z",
  finishedAt: null,
  state: "sending",
  failedCount: 0,
  bouncedCount: 0,
  stuckBatches: 0,
  pauseReason: null,
  waitsUntil: null,
  quotaUntil: null,
  ...overrides,
});

/** Before it is sent. */
export const anUnsentStatus = (overrides: Partial<NewsletterStatus> = {}): NewsletterStatus =>
  aStatus({
    employeesCountDone: 0,
    clientsCountDone: 0,
    startedSendingAt: null,
    state: null,
    excluded: [],
    fingerprint: "as-it-was",
    ...overrides,
  });

export const aDetail = (overrides: Partial<SendDetail> = {}): SendDetail => ({
  id: "0",
  timeStamp: "2026-11-20T10:00:01.000Z",
  type: "clients",
  name: "Eva Gruber",
  email: "eva.gruber@client.example",
  success: true,
  error: null,
  state: "sent",
  deliveredAt: null,
  ...overrides,
});
