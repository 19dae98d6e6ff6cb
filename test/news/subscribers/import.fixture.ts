import { ulid } from "ulid";
import { openIndustries } from "../../../functions/data/subscribers/industries.collection.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { openSuppressions } from "../../../functions/data/suppressions/suppressions.collection.ts";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { portal } from "../../portal.ts";
import { aSubscriber } from "../../support/news.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const { subscribers } = news;
export const none = {
  created: 0,
  updated: 0,
  unchanged: 0,
  deleted: 0,
  protected: 0,
  refused: [],
  notes: [],
  changes: [],
  missing: [],
};

interface Options {
  readonly deleteMissing?: boolean;
  readonly dryRun?: boolean;
  readonly skipInvalid?: boolean;
  readonly consent?: { readonly origin: "clientBase" };
}

/** An office of its own for each test, and an editor who imports. */
export const importFixture = async () => {
  const { as, table, people } = await portal();
  const { id: organisationId } = await people.organisations.insert({ ...ownOffice, id: `office-${ulid()}` });
  const { call, employee } = await as("editor");
  const stored = openSubscribers(table);
  const importing = async (rows: readonly unknown[], { deleteMissing, ...options }: Options = {}) => {
    const body = { organisationId, subscribers: [...rows], ...options };
    const query = deleteMissing === undefined ? {} : { deleteContactIfNotInList: deleteMissing };
    const { importId: _, ...result } = (await call(subscribers.import, { query, body })).data;
    return result;
  };
  const list = async () => {
    const filters = [{ field: "organisationId", values: [organisationId], comparator: "eq" as const }];
    const sort = [{ field: "email", direction: "asc" as const }];
    const config = listConfig({ limit: MAX_LIMIT, filters, sort });
    return (await call(subscribers.list, { query: { config } })).data.data;
  };
  const addresses = async () => (await list()).map(({ email }) => email);
  const enter = (overrides: Partial<Subscriber> = {}) =>
    stored.insert(aSubscriber({ organisationId, ...overrides }));
  const versionOf = async (id: string) => (await stored.find(id))?.version;
  return {
    as,
    call,
    employee,
    organisationId,
    importing,
    list,
    addresses,
    enter,
    versionOf,
    stored,
    table,
    suppressions: openSuppressions(table),
    industries: openIndustries(table),
  };
};

export const row = (email: string, overrides: object = {}) => ({ name: "Eva Gruber", email, ...overrides });
export const rowOf = ({
  name,
  email,
  branche,
  plz,
  ort,
  isClient,
  receivesTaxNews,
  receivesDoctorsNews,
}: Subscriber) => ({
  name,
  email,
  branche,
  plz,
  ort,
  isClient,
  receivesTaxNews,
  receivesDoctorsNews,
});
