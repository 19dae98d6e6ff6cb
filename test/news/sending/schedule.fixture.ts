import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { type NewsDeps, openNews } from "../../../functions/news/news.deps.ts";
import type { PlanMessage } from "../../../functions/news/runs/messages.ts";
import { startScheduled } from "../../../functions/news/runs/start-scheduled.ts";
import { openOutbox } from "../../../functions/platform/mail/outbox.ts";
import { type OutboxMessage, outboxKey } from "../../../functions/platform/mail/outbox-item.ts";
import type { Article } from "../../../shared/news/article.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { newQueue } from "../../support/new-stores.ts";
import { aNewsletterDraft, anArticle } from "../../support/news.builder.ts";

export const HOUR = 3600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** An editor, and the sweeper, which runs when a test calls it. */
export const scheduleFixture = async () => {
  const { as, table } = await portal({
    environment: { NEWSLETTER_PLAN_QUEUE_URL: await newQueue(), MAIL_QUEUE_URL: await newQueue() },
  });
  const { call, user, employee } = await as("editor");
  const plans: PlanMessage[] = [];
  const announced: OutboxMessage[] = [];
  const stored = { articles: openArticles(table), newsletters: openNewsletters(table) };
  const deps: NewsDeps = {
    ...openNews(openStores(table)),
    ...stored,
    portalOrigin: "https://portal.example",
    planQueue: { send: async (messages) => void plans.push(...messages) },
    outbox: openOutbox(table, { send: async (messages) => void announced.push(...messages) }),
  };

  const aDraft = async (
    article: Partial<Article> = {},
    overrides: Parameters<typeof aNewsletterDraft>[0] = {},
  ) => {
    const { id } = await stored.articles.insert(anArticle(article));
    const { data } = await call(news.newsletters.create, {
      body: aNewsletterDraft({ articles: [{ id }], ...overrides }),
    });
    return { ...data, articleId: id };
  };

  return {
    call,
    as,
    table,
    user,
    employee,
    stored,
    runs: deps.runs,
    plans,
    aDraft,
    changeArticle: (id: string, changes: Partial<Article>) =>
      stored.articles.update(id, (article) => ({ ...article, ...changes })),
    schedule: async (id: string, at: Date) =>
      (await call(news.sending.schedule, { params: { id }, body: { at: at.toISOString() } })).data,
    unschedule: async (id: string) => (await call(news.sending.unschedule, { params: { id } })).data,
    publish: (id: string, resendToAllPossibleRecipients?: boolean) =>
      call(news.sending.publish, { params: { id }, query: { resendToAllPossibleRecipients } }),
    contents: async (id: string) => (await call(news.newsletters.contents, { params: { id } })).data,
    read: async (id: string) => (await call(news.newsletters.read, { params: { id } })).data,
    plansFor: (id: string) => plans.filter(({ newsletterId }) => newsletterId === id),
    /** The mails that wait to be sent, by whom they go to. */
    mailsTo: async (email: string) => {
      const mails = await Promise.all(announced.map(({ id }) => table.get(outboxKey(id))));
      return mails.filter((mail) => mail?.to === email);
    },
    sweep: (now: Date) => startScheduled(deps, now),
  };
};
