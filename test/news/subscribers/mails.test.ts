import { ulid } from "ulid";
import { expect, it } from "vitest";
import { openNewsletters } from "../../../functions/data/newsletters/newsletters.collection.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { openNews } from "../../../functions/news/news.deps.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { aNewsletter, aSubscriber } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";
import { planNewsletter } from "../sending/plan-newsletter.ts";

const { subscribers } = news;

const fixture = async () => {
  const { as, table } = await portal();
  const ledger = openNews(openStores(table));
  const newsletters = openNewsletters(table);

  const send = async (title: string, organisationId: string | null) => {
    const startedSendingAt = new Date().toISOString();
    const sent = await newsletters.insert(aNewsletter({ title, organisationId, startedSendingAt, run: 1 }));
    await planNewsletter(ledger, sent);
  };
  return { as, send, stored: openSubscribers(table) };
};

it("lists what office and group have sent to the address, for the office's editors only", async () => {
  const { as, send, stored } = await fixture();
  const email = `${ulid().toLowerCase()}@reader.example`;
  const here = await stored.insert(aSubscriber({ email, organisationId: ownOffice.id }));
  const elsewhere = await stored.insert(aSubscriber({ email, organisationId: otherOffice.id }));
  await send("Von hier", ownOffice.id);
  await send("Von dort", otherOffice.id);
  await send("Von der Gruppe", null);
  const { call } = await as("officeEditor");
  const read = (id: string) => call(subscribers.mails, { params: { id }, query: { config: listConfig() } });
  await read(here.id);

  const { data, requests } = await read(here.id);

  expect(data).toMatchObject({
    totalCount: 2,
    unknown: 0,
    data: [
      { title: "Von der Gruppe", organisationId: null, state: "queued" },
      { title: "Von hier", organisationId: ownOffice.id, state: "queued" },
    ],
  });
  // The session, statuses, plans, indexes and batches; what has changed among newsletters, and the events of two mails.
  expect(requests.toSorted()).toEqual([...Array(5).fill("BatchGetItem"), ...Array(3).fill("Query")]);
  await expect(read(elsewhere.id)).rejects.toMatchObject({ status: 404 });
});
