import { openArticles, type StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import { openPeople } from "../../../functions/data/people/open-people.ts";
import { type LinkedStores, openStores } from "../../../functions/data/stores.ts";
import { openSuppressions } from "../../../functions/data/suppressions/suppressions.collection.ts";
import { personalise } from "../../../functions/data/templates/personal-mail.ts";
import { planWrites } from "../../../functions/news/articles/announcement-plan.ts";
import { announceDue } from "../../../functions/news/articles/announcer.ts";
import { auditEntryOf, partitionOf } from "../../../functions/platform/audit/audit-item.ts";
import type { MailFrom } from "../../../functions/platform/mail/mail-from.ts";
import { openOutbox } from "../../../functions/platform/mail/outbox.ts";
import { openDelivery } from "../../../functions/platform/mail/outbox-delivery.ts";
import type { OutboxMessage } from "../../../functions/platform/mail/outbox-item.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import type { SendWindow } from "../../../shared/administration/send-window.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { monthOf } from "../../../shared/dates/utc-dates.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { newTable } from "../../support/new-table.ts";
import { anArticle } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly from?: MailFrom | undefined;
}

export const released = flagsOf("released", { isInternalRelease: true });

const HOUR = 3600 * 1000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** A portal in which articles are announced and mails arrive at once. */
export const openAnnouncementFixture = async () => {
  const { table } = await newTable();
  const people = openPeople(table);
  const articles = openArticles(table);
  const stores = openStores(table);
  const { announcements } = stores;
  const suppressions = openSuppressions(table);
  const waiting: OutboxMessage[] = [];
  const delays: number[] = [];
  const sent: Sent[] = [];
  const queue = {
    send: async (messages: readonly OutboxMessage[], delay = 0) => {
      waiting.push(...messages);
      delays.push(delay);
    },
  };
  const ses = {
    send: async ({ to, subject, html, from }: Sent) => {
      sent.push({ to, subject, html, from });
      return "id";
    },
  };

  let sendWindow: SendWindow | null = null;
  const settings = {
    ...stores.settings,
    current: async () => ({
      ...defaultSettings,
      id: "settings",
      modifiedAt: null,
      modifiedBy: null,
      sendWindow,
    }),
  };

  const depsOn = (other: Table, changes: Partial<LinkedStores> = {}): LinkedStores => ({
    ...openStores(other),
    articles,
    suppressions,
    settings,
    outbox: openOutbox(other, queue),
    portalOrigin: "https://portal.example",
    ...changes,
  });

  const deliver = async () => {
    const fromOf = openStores(table).mailFrom;
    const delivery = openDelivery(table, { ses, queue, textOf: () => "", personalise, fromOf });
    for (const message of waiting.splice(0)) await delivery(message);
  };

  /** Saves as the handlers do: the article and what follows for its announcement in one transaction. */
  const save = async (article: StoredArticle, now = new Date()): Promise<StoredArticle> => {
    const inTransaction = (before: StoredArticle, after: StoredArticle) =>
      planWrites(before, after, { announcements, now });
    if (await articles.find(article.id)) return articles.update(article.id, () => article, { inTransaction });
    return articles.insert(article, planWrites(undefined, article, { announcements, now }));
  };

  return {
    table,
    people,
    articles,
    announcements,
    suppressions,
    delays,
    sent,
    keepHours: (hours: SendWindow) => {
      sendWindow = hours;
    },
    depsOn,
    deliver,
    save,
    /** An article that was a draft and is released now. */
    release: async (changes: Parameters<typeof anArticle>[0] = {}) => {
      const article = anArticle({ title: "Neue Fristen", ...changes });
      await save({ ...article, ...flagsOf("draft") });
      return save({ ...article, ...released });
    },
    /** What the audit trail has been given. */
    entries: async () => {
      const items = await table.all(partitionOf(monthOf(Date.now())));
      return items.map((item) => auditEntryOf(item, Date.now()));
    },
    /** Where announcements went, in order. */
    addresses: () => sent.map(({ to }) => to).toSorted(),
    /** One visit of the announcer, and all mails that follow from it. */
    announce: async (now = new Date()) => {
      await announceDue(depsOn(table), now);
      await deliver();
    },
    sweepOutbox: async (now: Date) => {
      await openOutbox(table, queue).sweep(now.getTime());
      await deliver();
    },
    /** So many employees who want to hear of articles, each with an address of their own. */
    hire: async (count: number) => {
      const employees = Array.from({ length: count }, (_, at) =>
        anEmployee({ email: `leser-${String(at).padStart(3, "0")}@berger.example` }),
      );
      await people.employees.insertMany(employees);
      return employees;
    },
  };
};

export type AnnouncementFixture = Awaited<ReturnType<typeof openAnnouncementFixture>>;
