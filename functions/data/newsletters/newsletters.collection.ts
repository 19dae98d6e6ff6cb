import type { ArticleSummary } from "../../../shared/news/article.ts";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Comparable } from "../../platform/collection/compare.ts";
import type { Table } from "../../platform/table/table.ts";
import { type ApprovalRequest, waitingOf } from "../articles/approval-request.ts";

export interface StoredApproval extends ApprovalRequest {
  /** The fingerprint of what approval was asked for. */
  readonly fingerprint: string;
}

/** `run` numbers the last sending; 0 means never published. */
export interface StoredNewsletter extends Omit<Newsletter, "articles" | "release"> {
  readonly release?: StoredApproval | null;
  readonly articleIds: readonly string[];
  readonly run: number;
  readonly scheduledBy?: string;
  /** The fingerprint of what was planned; without it, the newsletter goes out as it is then. */
  readonly scheduledFingerprint?: string;
  readonly fileTokens?: Readonly<Record<string, string>>;
  readonly sentArticles?: readonly ArticleSummary[];
}

export const withoutPlan = <Newsletter extends StoredNewsletter>({
  scheduledBy: _by,
  scheduledFingerprint: _fingerprint,
  ...newsletter
}: Newsletter) => ({ ...newsletter, scheduledAt: null });

const listedOf = (newsletter: StoredNewsletter) => ({
  title: newsletter.title,
  abstract: newsletter.abstract?.slice(0, 300) ?? null,
  organisationId: newsletter.organisationId,
  articleIds: newsletter.articleIds,
  templateId: newsletter.templateId,
  releaseDate: newsletter.releaseDate,
  startedSendingAt: newsletter.startedSendingAt,
  createdBy: newsletter.createdBy,
  ownedBy: newsletter.ownedBy,
  modifiedAt: newsletter.modifiedAt,
  release: newsletter.startedSendingAt === null ? waitingOf(newsletter.release) : undefined,
});
export type ListedNewsletter = ReturnType<typeof listedOf>;

const fieldOf = (listed: ListedNewsletter, field: string): Comparable => {
  switch (field) {
    case "creator":
      return listed.createdBy;
    case "organisation":
      return listed.organisationId;
    case "containsArticleIds":
      return listed.articleIds;
    default:
      return listed[field as Exclude<keyof ListedNewsletter, "release">];
  }
};

export const openNewsletters = (table: Table) =>
  openCollection<StoredNewsletter, ListedNewsletter>(table, {
    name: "NEWSLETTER",
    missing: newsletterProblems.notFound,
    listed: listedOf,
    fieldOf,
    searchText: ({ title, abstract }) => [title, abstract],
    defaultSort: [{ field: "modifiedAt", direction: "desc" }],
  });

export type Newsletters = ReturnType<typeof openNewsletters>;
