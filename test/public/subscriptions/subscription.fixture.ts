import { ulid } from "ulid";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { openUnsubscribeLinks } from "../../../functions/data/subscribers/unsubscribe-links.ts";
import { openSuppressions } from "../../../functions/data/suppressions/suppressions.collection.ts";
import { outboxPartitions } from "../../../functions/platform/mail/outbox-item.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { portal } from "../../portal.ts";
import type { SendOptions } from "../../support/browser.ts";
import { aSubscriber } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const organisationId = ownOffice.id;

/** What somebody enters to subscribe, at an address nobody has. */
export const aRegistration = (overrides: object = {}) => ({
  name: "Eva Gruber",
  email: `${ulid().toLowerCase()}@reader.example`,
  organisationId,
  receivesTaxNews: true,
  receivesDoctorsNews: false,
  ...overrides,
});

/** A new network for each call: the throttle is another test's subject. */
const fromAnywhere = (): SendOptions => ({
  headers: { "cloudfront-viewer-address": `${ulid()}:443` },
});

const linkIn = (html: unknown) => {
  const [, address = ""] = /href="([^"]*\/subscriptions\/confirm[^"]*)"/.exec(String(html)) ?? [];
  return address ? new URL(address.replaceAll("&amp;", "&")) : undefined;
};

/** Readers at the public part of the portal, and what the portal keeps of them. */
export const subscriptionFixture = async () => {
  const { call, send, table } = await portal({ environment: { AWS_ENDPOINT_URL_SQS: "http://127.0.0.1:9" } });
  const subscribers = openSubscribers(table);
  const links = openUnsubscribeLinks("link-secret-of-the-tests", "https://portal.example");

  const mailsTo = async (email: string) => {
    const outbox = await Promise.all(outboxPartitions.map((pk) => table.all(pk)));
    return outbox
      .flat()
      .filter(({ to }) => to === email)
      .sort((a, b) => String(a.sk).localeCompare(String(b.sk)));
  };

  return {
    call,
    send,
    table,
    subscribers,
    suppressions: openSuppressions(table),
    mailsTo,
    register: (body: ReturnType<typeof aRegistration>) =>
      call(subscriptions.register, { body }, fromAnywhere()),
    confirm: (token: string) => call(subscriptions.confirm, { body: { token } }, fromAnywhere()),
    /** The address that the last mail to somebody leads to. */
    linkFor: async (email: string) => linkIn((await mailsTo(email)).at(-1)?.html),
    tokenFor: async (email: string) => {
      const token = linkIn((await mailsTo(email)).at(-1)?.html)?.searchParams.get("token");
      if (!token) throw new Error("No mail holds a link.");
      return token;
    },
    subscriberAt: async (email: string) => {
      const all = await subscribers.projection();
      return Iterator.from(all.entries()).find(({ listed }) => listed.email === email)?.listed;
    },
    store: (overrides: Partial<Subscriber> = {}) =>
      subscribers.insert(aSubscriber({ organisationId, ...overrides })),
    tokenOf: ({ id }: Subscriber) => new URL(links.of(id).page).searchParams.get("token") ?? "",
  };
};
