import { describe, expect, it } from "vitest";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { openSuppressions } from "../../../functions/data/suppressions/suppressions.collection.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import { portal } from "../../portal.ts";
import { aSubscriber } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

describe("who would get a newsletter, and who would not", () => {
  it("is counted by kind and by reason, as far as the newsletter is for them", async () => {
    const { as, table, people } = await portal();
    const { call } = await as("editor");
    const { id: organisationId } = await people.organisations.insert({ ...ownOffice, id: "office-left-out" });
    const subscriber = (overrides: Parameters<typeof aSubscriber>[0] = {}) =>
      aSubscriber({ organisationId, ...overrides });
    await people.employees.insertMany([
      anEmployee({ employedAt: organisationId, email: "anna@kanzlei.example" }),
      anEmployee({ employedAt: organisationId, email: null }),
    ]);
    await openSubscribers(table).insertMany([
      subscriber(),
      subscriber({ isClient: false }),
      subscriber({ email: "ANNA@kanzlei.example" }),
      subscriber({ registrationConfirmedAt: null }),
      subscriber({ registrationConfirmedAt: null, isClient: false }),
      subscriber({ customerUnsuscribedAt: "2026-05-01T08:00:00.000Z" }),
      subscriber({ email: "weg@client.example" }),
      subscriber({ email: "zornig@client.example" }),
      // Not for them: nobody left them out.
      subscriber({ receivesTaxNews: false, registrationConfirmedAt: null }),
      aSubscriber({ organisationId: "elsewhere", registrationConfirmedAt: null }),
    ]);
    const suppressed = openSuppressions(table);
    await table.transact([
      suppressed.suppressWrite(null, "weg@client.example", "bounced"),
      suppressed.suppressWrite(null, "zornig@client.example", "complained"),
    ]);
    const count = async (newsletter: object) => {
      const { data } = await call(news.newsletters.statusOfUnsaved, {
        query: { newsletter: NewsletterRecipients.parse({ organisationId, ...newsletter }) },
      });
      return data;
    };

    expect(await count({})).toEqual({
      employeesCountTotal: 1,
      clientsCountTotal: 1,
      externalsCountTotal: 1,
      employeesCountDone: 0,
      clientsCountDone: 0,
      externalsCountDone: 0,
      startedSendingAt: null,
      excluded: [
        { reason: "unconfirmed", count: 2 },
        { reason: "unsubscribed", count: 1 },
        { reason: "bounced", count: 1 },
        { reason: "complained", count: 1 },
        { reason: "noAddress", count: 1 },
        { reason: "sameAddress", count: 1 },
      ],
    });
    expect(await count({ sendToClients: false, sendToEmployees: false })).toMatchObject({
      employeesCountTotal: 0,
      clientsCountTotal: 0,
      excluded: [{ reason: "unconfirmed", count: 1 }],
    });
  });
});
