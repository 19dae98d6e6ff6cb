import { subDays } from "date-fns/subDays";
import type { StoredNewsletter } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { html } from "../../../functions/platform/html/html.ts";
import { richText } from "../../../functions/platform/html/stored-text.ts";
import type { Article } from "../../../shared/news/article.ts";
import { isForNewsletters } from "../../../shared/news/article-state.ts";
import { type Chance, chanceFor } from "../chance.ts";
import { employeeId } from "../people/employees.ts";
import { workingDay } from "../working-day.ts";
import { newsletterText, type PlannedNewsletter, plannedNewsletters } from "./newsletters.text.ts";

export interface SeededNewsletter {
  readonly newsletter: StoredNewsletter;
  readonly sentAt: string | null;
  readonly isCancelled: boolean;
}

interface Writing {
  readonly articles: readonly Article[];
  readonly content: string | null;
  readonly now: Date;
  readonly chance: Chance;
}

const articlesFor = ({ tag }: PlannedNewsletter, articles: readonly Article[], sentAt: Date, now: Date) => {
  const then = subDays(sentAt, 1);
  return articles
    .filter((article) => [then, sentAt, now].every((time) => isForNewsletters(article, time)))
    .filter((article) => tag === null || article.tag === tag)
    .slice(0, 6)
    .map(({ id }) => id);
};

const newsletterFrom = (
  planned: PlannedNewsletter,
  index: number,
  { articles, content, now, chance }: Writing,
): SeededNewsletter => {
  const sentAt = planned.sentDaysAgo === null ? null : workingDay(now, planned.sentDaysAgo, chance);
  const createdAt = workingDay(new Date(sentAt ?? now), 5, chance);
  const changedAt = chance.date.between({ from: createdAt, to: sentAt ?? now }).toISOString();
  const newsletter = {
    id: `newsletter-${index + 1}`,
    title: planned.title,
    abstract: planned.abstract,
    content,
    articleIds: articlesFor(planned, articles, new Date(sentAt ?? now), now),
    organisationId: planned.office,
    templateId: planned.isForDoctors ? "aerztenews" : null,
    sendToAssociateDirectors: true,
    sendToPartnerDirectors: true,
    sendToEmployees: !planned.isForDoctors,
    sendToClients: true,
    sendToExternals: true,
    sendToSubsInterestedInTaxNews: !planned.isForDoctors,
    sendToSubsInterestedInDoctorNews: planned.isForDoctors,
    releaseDate: sentAt ?? workingDay(now, -7, chance),
    startedSendingAt: null,
    scheduledAt: null,
    scheduleFailure: null,
    run: 0,
    createdAt,
    createdBy: employeeId(2),
    modifiedAt: changedAt,
    modifiedBy: employeeId(2),
  };
  return { newsletter, sentAt, isCancelled: planned.end === "cancelled" };
};

export const makeNewsletters = async (
  articles: readonly Article[],
  now: Date,
): Promise<SeededNewsletter[]> => {
  const content = await richText(html`<p>${newsletterText.body}</p>`.html);
  const writing = { articles, content, now, chance: chanceFor(5) };
  return plannedNewsletters.map((planned, index) => newsletterFrom(planned, index, writing));
};
