import { beforeEach, describe, expect, it } from "vitest";
import { planWrites } from "../../../functions/news/articles/announcement-plan.ts";
import { announceDue } from "../../../functions/news/articles/announcer.ts";
import type { StoredArticle } from "../../../functions/news/articles/articles.collection.ts";
import type { Table } from "../../../functions/platform/table.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { anArticle } from "../../support/news.builder.ts";
import { anEmployee, aUser } from "../../support/people.builder.ts";
import { type AnnouncementWorld, openAnnouncementWorld } from "./announcement-world.ts";

const HOUR = 3600 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const released = flagsOf("released", { isInternalRelease: true });

let world: AnnouncementWorld;
beforeEach(async () => {
  world = await openAnnouncementWorld();
});

/** Saves as the handlers do: the article and what follows for its announcement in one transaction. */
const save = async (article: StoredArticle, now = new Date()): Promise<StoredArticle> => {
  const { articles, announcements } = world;
  const alongside = (before: StoredArticle, after: StoredArticle) =>
    planWrites(before, after, { announcements, now });
  if (await articles.find(article.id))
    return articles.update(article.id, "article.not-found", () => article, { alongside });
  return articles.insert(article, planWrites(undefined, article, { announcements, now }));
};

/** An article that was a draft and is released now. */
const release = async (changes: Parameters<typeof anArticle>[0] = {}) => {
  const article = anArticle({ title: "Neue Fristen", ...changes });
  await save({ ...article, ...flagsOf("draft") });
  return save({ ...article, ...released });
};

const addresses = () => world.sent.map(({ to }) => to).toSorted();

describe("employees hear of an article", () => {
  it("once, when it is released for everybody, with a link into the portal", async () => {
    const [reader] = await world.hire(1);
    const article = await release();

    await world.announce();
    await world.announce();

    expect(addresses()).toEqual([reader?.email]);
    expect(world.sent[0]?.subject).toBe("Neuer Artikel: Neue Fristen");
    expect(world.sent[0]?.html).toContain(`https://portal.example/news/articles/${article.urlTitle}`);
    expect(world.sent[0]?.html).toContain("Mag. Anna Müller");
  });

  it("when its date comes, and not before", async () => {
    await world.hire(2);
    await release({ releaseDate: inHours(2).toISOString() });

    await world.announce(inHours(1));
    expect(world.sent).toEqual([]);
    await world.announce(inHours(3));
    await world.announce(inHours(4));

    expect(world.sent).toHaveLength(2);
  });

  it("when its date was brought forward", async () => {
    await world.hire(1);
    const article = await release({ releaseDate: inHours(48).toISOString() });
    await world.announce();

    await save({ ...article, releaseDate: inHours(-1).toISOString() });
    await world.announce();

    expect(world.sent).toHaveLength(1);
  });

  it("not again when it is taken back, edited, put off and released once more", async () => {
    await world.hire(1);
    const article = await release();
    await world.announce();

    await save({ ...article, ...flagsOf("draft") });
    await save({ ...article, releaseDate: inHours(1).toISOString() });
    await world.announce();
    await world.announce(inHours(2));
    await save({ ...article, title: "Anders" });
    await world.announce(inHours(3));

    expect(world.sent).toHaveLength(1);
  });

  it("not when it was taken back before its time, but when it is released again", async () => {
    await world.hire(1);
    const article = await release({ releaseDate: inHours(1).toISOString() });
    await save({ ...article, ...flagsOf("releasable") });
    await world.announce(inHours(2));
    expect(world.sent).toEqual([]);

    await save({ ...article, ...released });
    await world.announce(inHours(3));

    expect(world.sent).toHaveLength(1);
  });

  it("not when only the public or newsletters get it, nor when its time is over already", async () => {
    await world.hire(1);
    await save(anArticle(flagsOf("released", { isPublicRelease: true, isNewsletterRelease: true })));
    const past = { releaseDate: inHours(-5).toISOString(), visibleUntil: inHours(-4).toISOString() };
    const over = await release(past);

    await world.announce();
    expect(world.sent).toEqual([]);
    await save({ ...over, visibleUntil: null });
    await world.announce();

    expect(world.sent).toHaveLength(1);
  });

  it("not when they could read it before there were announcements", async () => {
    await world.hire(1);
    const article = await world.articles.insert(anArticle());

    await save({ ...article, title: "Ein Tippfehler weniger" });
    await world.announce();

    expect(world.sent).toEqual([]);
  });

  it("not when it was deleted in the meantime", async () => {
    await world.hire(1);
    const { id } = await release();
    await world.articles.remove(id, "article.not-found");

    await world.announce();

    expect(world.sent).toEqual([]);
    expect(await world.announcements.due(inHours(1))).toEqual([]);
  });
});

describe("only those hear of it", () => {
  it("who want it, have an address that takes mail, and are not shut out", async () => {
    const { people, mailStops, table } = world;
    const someone = (email: string | null, changes: Parameters<typeof anEmployee>[0] = {}) =>
      people.employees.insert(anEmployee({ ...changes, email }));
    await someone("gern@berger.example");
    await someone("zweites-konto@berger.example", { id: "two-users" });
    await someone("gemeinsam@berger.example");
    await someone("GEMEINSAM@berger.example");
    await someone("nein@berger.example", { notifyAboutNewsArticles: false });
    await someone("weg@berger.example", { id: "left" });
    await someone("unzustellbar@berger.example");
    await someone(null);
    await people.users.insertMany([
      aUser({ employeeId: "left", isActive: false }),
      aUser({ employeeId: "two-users", isActive: false }),
      aUser({ employeeId: "two-users" }),
    ]);
    await table.transact([mailStops.stopWrite(null, "unzustellbar@berger.example", "bounced")]);
    await release();

    await world.announce();

    expect(addresses().map((address) => address.toLowerCase())).toEqual([
      "gemeinsam@berger.example",
      "gern@berger.example",
      "zweites-konto@berger.example",
    ]);
  });
});

class Killed extends Error {}

/** The table of a worker that dies at its n-th transaction: before it is done, or right after. */
const dyingTable = (table: Table, at: number, when: "before" | "after"): Table => {
  let transactions = 0;
  return {
    ...table,
    transact: async (writes) => {
      transactions++;
      if (transactions === at && when === "before") throw new Killed();
      await table.transact(writes);
      if (transactions === at) throw new Killed();
    },
  };
};

describe("an announcer that dies half-way", () => {
  it.each([
    ["before its first batch is stored", 1, "before"],
    ["after its first batch is stored", 1, "after"],
    ["before its third", 3, "before"],
    ["after its last", 3, "after"],
  ] as const)("%s leaves nobody out and writes to nobody twice", async (_, at, when) => {
    const employees = await world.hire(60);
    await release();

    const dying = world.depsOn(dyingTable(world.table, at, when));
    await expect(announceDue(dying)).rejects.toThrow();
    await world.announce();
    // What was stored and never put on its way is found by the outbox itself.
    await world.sweepOutbox(inHours(2));

    expect(addresses()).toEqual(employees.map(({ email }) => email).toSorted());
  });

  it("at the queue leaves the mails to the outbox", async () => {
    await world.hire(3);
    await release();
    const deps = world.depsOn(world.table);
    const outbox = { ...deps.outbox, announce: () => Promise.reject(new Killed()) };

    await expect(announceDue({ ...deps, outbox })).rejects.toThrow();
    await world.announce();
    await world.sweepOutbox(inHours(2));

    expect(world.sent).toHaveLength(3);
  });

  it("is no different from two at work at once", async () => {
    await world.hire(60);
    await release();

    await Promise.all([1, 2, 3].map(() => announceDue(world.depsOn(world.table))));
    await world.deliver();

    expect(addresses()).toHaveLength(60);
    expect(new Set(addresses()).size).toBe(60);
  });
});

describe("many mails", () => {
  it("are put on their way ten in a second", async () => {
    await world.hire(80);
    await release();

    await world.announce();

    expect(world.delays).toEqual([0, 2, 5, 7]);
  });

  it("come of the other articles even when one cannot be announced", async () => {
    await world.hire(1);
    const broken = await release({ id: "broken" });
    await release({ id: "sound" });
    const deps = world.depsOn(world.table, {
      articles: {
        find: (id: string) =>
          id === broken.id ? Promise.reject(new Error("unreadable")) : world.articles.find(id),
      },
    });

    await expect(announceDue(deps)).rejects.toThrow("Some articles could not be announced");
    await world.deliver();

    expect(world.sent).toHaveLength(1);
  });
});
