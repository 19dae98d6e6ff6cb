import { beforeEach, describe, expect, it } from "vitest";
import { announceDue } from "../../../functions/news/articles/announcer.ts";
import { dyingTable, Killed } from "../../support/dying-table.ts";
import { type AnnouncementFixture, inHours, openAnnouncementFixture } from "./announcement.fixture.ts";

let fixture: AnnouncementFixture;
beforeEach(async () => {
  fixture = await openAnnouncementFixture();
});

describe("an announcer that dies half-way", () => {
  it.each([
    ["before its first batch is stored", 1, "before"],
    ["after its first batch is stored", 1, "after"],
    ["before its third", 3, "before"],
    ["after its last", 3, "after"],
  ] as const)("%s leaves nobody out and writes to nobody twice", async (_, at, when) => {
    const employees = await fixture.hire(60);
    await fixture.release();

    const dying = fixture.depsOn(dyingTable(fixture.table, at, when));
    await expect(announceDue(dying, new Date())).rejects.toThrow();
    await fixture.announce();
    // What was stored and never put on its way is found by the outbox itself.
    await fixture.sweepOutbox(inHours(2));

    expect(fixture.addresses()).toEqual(employees.map(({ email }) => email).toSorted());
  });

  it("at the queue leaves the mails to the outbox", async () => {
    await fixture.hire(3);
    await fixture.release();
    const deps = fixture.depsOn(fixture.table);
    const outbox = { ...deps.outbox, enqueue: () => Promise.reject(new Killed()) };

    await expect(announceDue({ ...deps, outbox }, new Date())).rejects.toThrow();
    await fixture.announce();
    await fixture.sweepOutbox(inHours(2));

    expect(fixture.sent).toHaveLength(3);
  });

  it("is no different from two at work at once", async () => {
    await fixture.hire(60);
    await fixture.release();

    await Promise.all([1, 2, 3].map(() => announceDue(fixture.depsOn(fixture.table), new Date())));
    await fixture.deliver();

    expect(fixture.addresses()).toHaveLength(60);
    expect(new Set(fixture.addresses()).size).toBe(60);
  });
});

describe("many mails", () => {
  it("are put on their way ten in a second", async () => {
    await fixture.hire(80);
    await fixture.release();

    await fixture.announce();

    expect(fixture.delays).toEqual([0, 2, 5, 7]);
  });

  it("come of the other articles even when one cannot be announced", async () => {
    await fixture.hire(1);
    const broken = await fixture.release({ id: "broken" });
    await fixture.release({ id: "sound" });
    const deps = fixture.depsOn(fixture.table, {
      articles: {
        ...fixture.articles,
        find: (id: string) =>
          id === broken.id ? Promise.reject(new Error("unreadable")) : fixture.articles.find(id),
      },
    });

    await expect(announceDue(deps, new Date())).rejects.toThrow("Some mailings failed");
    await fixture.deliver();

    expect(fixture.sent).toHaveLength(1);
  });
});
