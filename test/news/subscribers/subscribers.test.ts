import { describe, expect, it } from "vitest";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aSubscriber } from "../../support/news.builder.ts";
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
  });

  it("moves nobody to an office whose news one does not edit", async () => {
    const { as, stored } = await subscriberFixture();
    const { call } = await as("officeEditor");
    const own = await stored.insert(aSubscriber({ organisationId: ownOffice.id }));

    await expect(
      call(subscribers.update, { params: { id: own.id }, body: { ...own, organisationId: otherOffice.id } }),
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
