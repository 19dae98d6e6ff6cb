import { subHours } from "date-fns/subHours";
import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import type { StoredEvent } from "../../../functions/data/calendar/calendar-events.collection.ts";
import type { StoredEntry } from "../../../functions/data/discussions/forum-entries.collection.ts";
import {
  type NewNotification,
  openNotifications,
} from "../../../functions/data/notifications/notifications.repository.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { employeeId } from "../people/employees.ts";

const UNREAD_HOURS = 30;
const HOURS_APART = 7;

interface Happened {
  readonly articles: readonly StoredArticle[];
  readonly entries: readonly StoredEntry[];
  readonly events: readonly StoredEvent[];
  readonly newsletterId: string | undefined;
  readonly now: Date;
}

const latest = <Dated>(all: readonly Dated[], dateOf: (one: Dated) => string, count: number) =>
  all.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one))).slice(0, count);

const articleNews = ({ articles, now }: Happened): NewNotification[] =>
  latest(
    articles.filter((one) => one.isInternalRelease && one.releaseDate <= now.toISOString()),
    ({ releaseDate }) => releaseDate,
    4,
  ).map(({ id, authorId }) => ({ kind: "article", subject: { area: "article", id }, by: authorId }));

const answerNews = ({ entries }: Happened, person: string): NewNotification[] =>
  latest(
    entries.filter((entry) => entry.kind === "answer"),
    ({ createdAt }) => createdAt,
    8,
  )
    .filter(({ createdBy }) => createdBy !== person)
    .map((answer, at) => ({
      kind: at === 0 ? "mention" : "answer",
      subject: { area: "forumEntry", id: answer.postId },
      occasion: answer.id,
      by: answer.createdBy,
    }));

const eventNews = ({ events, now }: Happened): NewNotification[] =>
  latest(
    events.filter(
      ({ visibility, deletedAt, start }) =>
        visibility === "Everybody" && deletedAt === null && start > now.toISOString(),
    ),
    ({ createdAt }) => createdAt,
    3,
  ).map(({ id, createdBy }) => ({ kind: "event", subject: { area: "event", id }, by: createdBy }));

const mixed = (kinds: readonly (readonly NewNotification[])[]): NewNotification[] =>
  Array.from({ length: Math.max(...kinds.map(({ length }) => length)) }, (_, at) =>
    kinds.flatMap((own) => own[at] ?? []),
  ).flat();

export const fillNotifications = async (table: Table, happened: Happened): Promise<void> => {
  const notifications = openNotifications(table);
  const { newsletterId, now } = happened;
  for (const person of [1, 2, 3].map(employeeId)) {
    const sent: NewNotification[] =
      newsletterId && person === employeeId(2)
        ? [{ kind: "sendDone", subject: { area: "newsletter", id: newsletterId } }]
        : [];
    const news = mixed([answerNews(happened, person), articleNews(happened), eventNews(happened), sent]);
    for (const [at, one] of news.entries()) {
      await notifications.notify([person], one, subHours(now, at * HOURS_APART + 1));
    }
    const since = subHours(now, UNREAD_HOURS).toISOString();
    await notifications.markRead(
      person,
      async () => (await notifications.allOf(person, now)).filter(({ createdAt }) => createdAt < since),
      now,
    );
  }
};
