import { beforeEach, describe, expect, it } from "vitest";
import { announceDue } from "../../../functions/news/articles/announcer.ts";
import { dyingTable, Killed } from "../../support/dying-table.ts";
import { type AnnouncementWorld, openAnnouncementWorld } from "./announcement-world.ts";

const HOUR = 3600 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

let world: AnnouncementWorld;
beforeEach(async () => {
  world = await openAnnouncementWorld();
});

describe("an announcer that dies half-way", () => {
  it.each([
    ["before its first batch is stored", 1, "before"],
    ["after its first batch is stored", 1, "after"],
    ["before its third", 3, "before"],
    ["after its last", 3, "after"],
  ] as const)("%s leaves nobody out and writes to nobody twice", async (_, at, when) => {
    const employees = await world.hire(60);
    await world.release();

    const dying = world.depsOn(dyingTable(world.table, at, when));
    await expect(announceDue(dying)).rejects.toThrow();
    await world.announce();
    // What was stored and never put on its way is found by the outbox itself.
    await world.sweepOutbox(inHours(2));

    expect(world.addresses()).toEqual(employees.map(({ email }) => email).toSorted());
  });

  it("at the queue leaves the mails to the outbox", async () => {
    await world.hire(3);
    await world.release();
    const deps = world.depsOn(world.table);
    const outbox = { ...deps.outbox, announce: () => Promise.reject(new Killed()) };

    await expect(announceDue({ ...deps, outbox })).rejects.toThrow();
    await world.announce();
    await world.sweepOutbox(inHours(2));

    expect(world.sent).toHaveLength(3);
  });

  it("is no different from two at work at once", async () => {
    await world.hire(60);
    await world.release();

    await Promise.all([1, 2, 3].map(() => announceDue(world.depsOn(world.table))));
    await world.deliver();

    expect(world.addresses()).toHaveLength(60);
    expect(new Set(world.addresses()).size).toBe(60);
  });
});

describe("many mails", () => {
  it("are put on their way ten in a second", async () => {
    await world.hire(80);
    await world.release();

    await world.announce();

    expect(world.delays).toEqual([0, 2, 5, 7]);
  });

  it("come of the other articles even when one cannot be announced", async () => {
    await world.hire(1);
    const broken = await world.release({ id: "broken" });
    await world.release({ id: "sound" });
    const deps = world.depsOn(world.table, {
      articles: {
        find: (id: string) =>
          id === broken.id ? Promise.reject(new Error("unreadable")) : world.articles.find(id),
      },
    });

    await expect(announceDue(deps)).rejects.toThrow("Some mailings failed");
    await world.deliver();

    expect(world.sent).toHaveLength(1);
  });
});
