import { openSubscriberImports } from "../../../functions/news/subscribers/import/imports.repository.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { aRegistration, subscriptionFixture } from "../../public/subscriptions/subscription.fixture.ts";
import { aSubscriber } from "../../support/news.builder.ts";
import { importFixture } from "./import.fixture.ts";

const { subscribers, subscriberImports } = news;

interface Options {
  readonly deleteMissing?: boolean;
  readonly importId?: string;
}

/** An editor who imports and takes it back, and readers who do what they like meanwhile. */
export const undoingFixture = async () => {
  const fixture = await importFixture();
  const readers = await subscriptionFixture();
  const { call, organisationId, table } = fixture;
  const imports = openSubscriberImports(table);

  const importing = async (rows: readonly unknown[], { deleteMissing = false, importId }: Options = {}) => {
    const body = { organisationId, subscribers: [...rows], ...(importId ? { importId } : {}) };
    const query = { deleteContactIfNotInList: deleteMissing };
    return (await call(subscribers.import, { query, body })).data.importId ?? "";
  };
  const step = async (id: string, dryRun = false) =>
    (await call(subscriberImports.undo, { params: { id }, body: { dryRun } })).data;
  const undo = async (id: string) => {
    let last = await step(id);
    while (last.remaining > 0) last = await step(id);
    return last;
  };
  const leave = (id: string) =>
    readers.call(subscriptions.unsubscribe, {
      query: {},
      body: { token: readers.tokenOf(aSubscriber({ id })) },
    });

  return {
    ...fixture,
    imports,
    /** An import that has begun and not ended. */
    begun: (counts: { created?: number; updated?: number } = {}, at = new Date()) =>
      imports.begin(
        undefined,
        { organisationId, by: "e1", byName: "eva", created: 0, updated: 0, deleted: 0, ...counts },
        at,
      ),
    importing,
    step,
    undo,
    leave,
    register: (email: string) => readers.register(aRegistration({ email, organisationId })),
    records: async () =>
      (await call(subscriberImports.list, {})).data.data.filter(
        (record) => record.organisationId === organisationId,
      ),
    byAddress: async (email: string) => (await fixture.list()).find((one) => one.email === email),
  };
};
