import { ulid } from "ulid";
import { openStores } from "../../../functions/data/stores.ts";
import { openNews } from "../../../functions/news/news.deps.ts";
import type { Recipient } from "../../../functions/news/newsletters/recipients.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import { recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { portal } from "../../portal.ts";
import { aRegistration, subscriptionFixture } from "../../public/subscriptions/subscription.fixture.ts";
import { aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";
import { planNewsletter } from "../sending/plan-newsletter.ts";

const { subscribers } = news;
export const clientBase = { origin: "clientBase" } as const;

/** One address, offices of its own, and who gets a newsletter in the end: by the planner, and as it is counted. */
export const addressFixture = async () => {
  const readers = await subscriptionFixture();
  const { as, table, people } = await portal();
  const { call } = await as("editor");
  const stores = openNews(openStores(table));
  const newOffice = async (name: string) => {
    const office = await people.organisations.insert({ ...ownOffice, id: `office-${ulid()}`, name });
    return office.id;
  };
  const [formerly, here, third] = [
    await newOffice("Kanzlei Baden"),
    await newOffice("Kanzlei Krems"),
    await newOffice("Kanzlei Melk"),
  ];
  const email = `${ulid().toLowerCase()}@reader.example`;

  const planned = async (organisationId: string | null): Promise<Recipient[]> => {
    const id = ulid();
    await planNewsletter(stores, { id, organisationId });
    const recipients: Recipient[] = [];
    for await (const page of stores.batches.all(id, 1))
      recipients.push(...page.flatMap((batch) => batch.recipients));
    return recipients;
  };
  const counted = async (organisationId: string | null) => {
    const newsletter = NewsletterRecipients.parse({ organisationId });
    return (await call(news.newsletters.statusOfUnsaved, { query: { newsletter } })).data;
  };

  return {
    as,
    call,
    readers,
    people,
    formerly,
    here,
    third,
    email,
    suppressions: stores.suppressions,

    store: (organisationId: string, overrides: Partial<Subscriber> = {}) =>
      stores.subscribers.insert(aSubscriber({ email, organisationId, ...overrides })),

    leave: (subscriber: Subscriber) =>
      readers.call(subscriptions.unsubscribe, {
        query: {},
        body: { token: readers.tokenOf(subscriber) },
      }),

    suppress: (reason: "bounced" | "complained") =>
      table.transact([stores.suppressions.suppressWrite(null, email, reason)]),

    register: (organisationId: string) => readers.register(aRegistration({ email, organisationId })),

    confirm: async () => {
      if ((await readers.mailsTo(email)).length > 0) await readers.confirm(await readers.tokenFor(email));
    },

    enter: async (organisationId: string) =>
      (
        await call(subscribers.create, {
          body: { ...aSubscriberDraft({ email, organisationId }), consent: clientBase },
        })
      ).data,

    importAt: async (organisationId: string, options: object = {}) => {
      const body = { organisationId, subscribers: [{ name: "Eva", email }], consent: clientBase, ...options };
      return (await call(subscribers.import, { query: {}, body })).data;
    },

    move: async ({ version: _, ...subscriber }: Subscriber & { version: number }, organisationId: string) =>
      (
        await call(subscribers.update, {
          params: { id: subscriber.id },
          body: { ...subscriber, organisationId },
        })
      ).data,

    read: async (id: string) => (await call(subscribers.read, { params: { id } })).data,

    remove: ({ id }: Subscriber) => call(subscribers.remove, { params: { id } }),

    /** Whether the address gets the newsletter, or else why not, as far as it is for it. */
    fate: async (organisationId: string | null) => {
      const [recipients, count] = [await planned(organisationId), await counted(organisationId)];
      if (recipientsTotal(count) !== recipients.length)
        throw new Error("What is counted is not what is planned.");
      if (recipients.some((recipient) => recipient.email === email)) return "gets it";
      return organisationId === null ? "goes without" : (count.excluded[0]?.reason ?? "is not there");
    },
  };
};
export type AddressFixture = Awaited<ReturnType<typeof addressFixture>>;
