import { openIndustries } from "../../../functions/data/subscribers/industries.collection.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { portal } from "../../portal.ts";
import { aSubscriberDraft } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const { subscribers } = news;

export const subscriberFixture = async () => {
  const { as, table, people } = await portal();
  const { call, employee } = await as("editor");
  const create = async (overrides: Parameters<typeof aSubscriberDraft>[0] = {}) =>
    (
      await call(subscribers.create, {
        body: aSubscriberDraft({ organisationId: ownOffice.id, ...overrides }),
      })
    ).data;
  const update = async (subscriber: Subscriber, changes: object, headers: Record<string, string> = {}) =>
    (
      await call(
        subscribers.update,
        { params: { id: subscriber.id }, body: { ...subscriber, ...changes } },
        { headers },
      )
    ).data;
  return {
    as,
    call,
    employee,
    create,
    update,
    people,
    stored: openSubscribers(table),
    industries: openIndustries(table),
  };
};

export const searching = (searchTerm: string) => ({ query: { config: listConfig({ searchTerm }) } });
