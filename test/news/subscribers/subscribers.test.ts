import { describe, expect, it } from "vitest";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aSubscriber, aSubscriberDraft } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { subscribers } = news;

import { searching, subscriberFixture } from "./subscriber.fixture.ts";

describe("the list of subscribers", () => {
  it("holds those of the offices whose news one edits", async () => {
    const { as, stored } = await subscriberFixture();
    const name = "Listenprobe";
    await stored.insertMany([
      aSubscriber({ name: `${name} eigen`, organisationId: ownOffice.id }),
      aSubscriber({ name: `${name} fremd`, organisationId: otherOffice.id }),
    ]);
    const own = await as("officeEditor");
    const all = await as("editor");

    const { data: page } = await own.call(subscribers.list, searching(name));

    expect(page).toMatchObject({ totalCount: 1, data: [{ name: `${name} eigen` }] });
    expect((await all.call(subscribers.list, searching(name))).data.totalCount).toBe(2);
    await expect((await as("employee")).call(subscribers.list, searching(name))).rejects.toMatchObject({
      status: 403,
    });
  });

  it("keeps other offices' subscribers out of reach", async () => {
    const { as, stored } = await subscriberFixture();
    const { call } = await as("officeEditor");
    const [own, other] = [
      aSubscriber({ organisationId: ownOffice.id }),
      aSubscriber({ organisationId: otherOffice.id }),
    ];
    await stored.insertMany([own, other]);

    await expect(call(subscribers.remove, { params: { id: other.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      call(subscribers.update, { params: { id: own.id }, body: { ...own, organisationId: otherOffice.id } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      call(subscribers.create, { body: aSubscriberDraft({ organisationId: otherOffice.id }) }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it("finds umlauts however they are spelt", async () => {
    const { call, stored } = await subscriberFixture();
    await stored.insert(
      aSubscriber({ name: "Jörg Größwanger", ort: "Mödling", organisationId: ownOffice.id }),
    );

    for (const term of ["groesswanger", "GRÖSSWANGER", "jorg modling"]) {
      expect((await call(subscribers.list, searching(term))).data.totalCount).toBe(1);
    }
  });
});

describe("the industries", () => {
  it("are listed by name with the interests they suggest", async () => {
    const { call, industries } = await subscriberFixture();
    const industry = (name: string, receivesDoctorsNews: boolean) => ({
      id: name.toLowerCase(),
      industryId: name.toLowerCase(),
      name,
      receivesTaxNews: true,
      receivesDoctorsNews,
    });
    await industries.insertMany([industry("Handel", false), industry("Arzt", true)]);

    const { data } = await call(news.industries.list, { query: { config: listConfig() } });

    expect(data).toEqual({
      totalCount: 2,
      data: [
        { industryId: "arzt", name: "Arzt", receivesTaxNews: true, receivesDoctorsNews: true },
        { industryId: "handel", name: "Handel", receivesTaxNews: true, receivesDoctorsNews: false },
      ],
    });
  });
});

describe("the totals of an unsaved newsletter", () => {
  it("count who would get it by kind, and only what its editor may send to", async () => {
    const { as, people, stored } = await subscriberFixture();
    const office = await people.organisations.insert({ ...ownOffice, id: "office-totals" });
    const organisationId = office.id;
    const { send } = await as({
      grants: [{ rule: "EDIT_NEWS", ressource: organisationId }],
      employee: { employedAt: organisationId },
    });
    await stored.insertMany([
      aSubscriber({ organisationId }),
      aSubscriber({ organisationId, isClient: false }),
      aSubscriber({ organisationId, isClient: false, customerUnsuscribedAt: "2026-05-01T08:00:00.000Z" }),
      aSubscriber({ organisationId, receivesTaxNews: false }),
    ]);
    const count = async (newsletter: object) => {
      const rawQuery = String(new URLSearchParams({ newsletter: JSON.stringify(newsletter) }));
      const { response } = await send(news.newsletters.statusOfUnsaved, {}, { rawQuery });
      return { status: response.status, body: await response.json() };
    };

    expect(await count({ organisationId })).toEqual({
      status: 200,
      body: {
        clientsCountTotal: 1,
        externalsCountTotal: 1,
        employeesCountTotal: 1,
        clientsCountDone: 0,
        externalsCountDone: 0,
        employeesCountDone: 0,
        startedSendingAt: null,
        excluded: [{ reason: "unsubscribed", count: 1 }],
      },
    });
    expect((await count({ organisationId, sendToClients: false })).body).toMatchObject({
      clientsCountTotal: 0,
    });
    expect(await count({})).toMatchObject({ status: 403 });
  });
});
