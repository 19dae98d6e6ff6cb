import { news } from "../../shared/news/news.contract.ts";
import { recipientsDone, recipientsTotal } from "../../shared/news/recipient-totals.ts";
import type { Subscriber } from "../../shared/news/subscriber.ts";
import type { Browser } from "../support/browser.ts";
import { aNewsletterDraft, anArticle, aSubscriber } from "../support/news.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import type { WholePortal } from "../support/whole-portal.ts";

export const addSubscribers = (portal: WholePortal, count: number, overrides: Partial<Subscriber> = {}) =>
  portal.subscribers.insertMany(
    Array.from({ length: count }, (_, no) =>
      aSubscriber({
        id: `subscriber-${no}`,
        name: `Abonnentin ${no}`,
        email: `reader${no}@example.at`,
        organisationId: ownOffice.id,
        isClient: no % 2 === 0,
        ...overrides,
      }),
    ),
  );

export const aSavedNewsletter = async (portal: WholePortal, { call }: Browser): Promise<string> => {
  const article = await portal.articles.insert(anArticle());
  const { data } = await call(news.newsletters.create, {
    body: aNewsletterDraft({
      articles: [{ id: article.id }],
      organisationId: null,
      sendToEmployees: false,
      sendToAssociateDirectors: false,
      sendToPartnerDirectors: false,
    }),
  });
  return data.id;
};

export const statusOf = async ({ call }: Browser, id: string) => {
  const { data } = await call(news.sending.status, { params: { id }, query: {} });
  return { ...data, total: recipientsTotal(data), done: recipientsDone(data) };
};

export const publish = ({ call }: Browser, id: string, resendToAllPossibleRecipients = false) =>
  call(news.sending.publish, { params: { id }, query: { resendToAllPossibleRecipients } });

/** Ends every open lease and doubt, as minutes of waiting would. */
export const letTimePass = async ({ table, runtime }: WholePortal, newsletterId: string): Promise<void> => {
  const longAgo = Date.now() - 3_600_000;
  for (let shard = 0; shard < 8; shard++) {
    const open = await table.query({
      IndexName: "byDueAt",
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": `BATCH#${newsletterId}#1#${shard}` },
    });
    for (const { pk, sk } of open) {
      await table.update({ pk: String(pk), sk: String(sk) }, { set: { dueAt: longAgo, claimedAt: longAgo } });
    }
  }
  await table.update(
    { pk: `SENDING#${newsletterId}`, sk: "STATUS" },
    { set: { lastChangeAt: new Date(longAgo).toISOString() } },
  );
  await runtime.invoke("newsletter-sweeper", {});
};
