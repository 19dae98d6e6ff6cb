import { addDays } from "date-fns/addDays";
import { addMinutes } from "date-fns/addMinutes";
import { getISODay } from "date-fns/getISODay";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { beforeEach, describe, expect, it } from "vitest";
import { inOffice } from "../../../shared/dates/office-days.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { anArticle } from "../../support/news.builder.ts";
import { anEmployee, anOffice, aUser } from "../../support/people.builder.ts";
import { type AnnouncementWorld, openAnnouncementWorld, released } from "./announcement-world.ts";

const HOUR = 3600 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

let world: AnnouncementWorld;
beforeEach(async () => {
  world = await openAnnouncementWorld();
});

describe("employees hear of an article", () => {
  it("once, when it is released for everybody, with a link into the portal", async () => {
    const [reader] = await world.hire(1);
    const { id: organisationId } = await world.people.organisations.insert(
      anOffice({ name: "Kanzlei Melk" }),
    );
    const article = await world.release({ organisationId });

    await world.announce();
    await world.announce();

    expect(world.addresses()).toEqual([reader?.email]);
    expect(world.sent[0]?.from?.name).toBe("Kanzlei Melk");
    expect(world.sent[0]?.subject).toBe("Neuer Artikel: Neue Fristen");
    expect(world.sent[0]?.html).toContain(`https://portal.example/news/articles/${article.urlTitle}`);
    expect(world.sent[0]?.html).toContain("Mag. Anna Müller");
  });

  it("and the audit trail tells how many were written to, once", async () => {
    await world.hire(30);
    const article = await world.release();

    await Promise.all([world.announce(), world.announce()]);
    await world.announce();

    expect(await world.entries()).toEqual([
      expect.objectContaining({
        action: "article.announced",
        actorId: null,
        subjectId: article.id,
        subjectName: article.title,
        facts: { mails: 30 },
      }),
    ]);
  });

  it("when its date comes, and not before", async () => {
    await world.hire(2);
    await world.release({ releaseDate: inHours(2).toISOString() });

    await world.announce(inHours(1));
    expect(world.sent).toEqual([]);
    await world.announce(inHours(3));
    await world.announce(inHours(4));

    expect(world.sent).toHaveLength(2);
  });

  it("when its date was brought forward", async () => {
    await world.hire(1);
    const article = await world.release({ releaseDate: inHours(48).toISOString() });
    await world.announce();

    await world.save({ ...article, releaseDate: inHours(-1).toISOString() });
    await world.announce();

    expect(world.sent).toHaveLength(1);
  });

  it("not again when it is taken back, edited, put off and released once more", async () => {
    await world.hire(1);
    const article = await world.release();
    await world.announce();

    await world.save({ ...article, ...flagsOf("draft") });
    await world.save({ ...article, releaseDate: inHours(1).toISOString() });
    await world.announce();
    await world.announce(inHours(2));
    await world.save({ ...article, title: "Anders" });
    await world.announce(inHours(3));

    expect(world.sent).toHaveLength(1);
  });

  it("not when it was taken back before its time, but when it is released again", async () => {
    await world.hire(1);
    const article = await world.release({ releaseDate: inHours(1).toISOString() });
    await world.save({ ...article, ...flagsOf("releasable") });
    await world.announce(inHours(2));
    expect(world.sent).toEqual([]);

    await world.save({ ...article, ...released });
    await world.announce(inHours(3));

    expect(world.sent).toHaveLength(1);
  });

  it("not when only the public or newsletters get it, nor when its time is over already", async () => {
    await world.hire(1);
    await world.save(anArticle(flagsOf("released", { isPublicRelease: true, isNewsletterRelease: true })));
    const past = { releaseDate: inHours(-5).toISOString(), visibleUntil: inHours(-4).toISOString() };
    const over = await world.release(past);

    await world.announce();
    expect(world.sent).toEqual([]);
    await world.save({ ...over, visibleUntil: null });
    await world.announce();

    expect(world.sent).toHaveLength(1);
  });

  it("not when they could read it before there were announcements", async () => {
    await world.hire(1);
    const article = await world.articles.insert(anArticle());

    await world.save({ ...article, title: "Ein Tippfehler weniger" });
    await world.announce();

    expect(world.sent).toEqual([]);
  });

  it("not when it was deleted in the meantime", async () => {
    await world.hire(1);
    const { id } = await world.release();
    await world.articles.remove(id);

    await world.announce();

    expect(world.sent).toEqual([]);
    expect(await world.announcements.due(inHours(1))).toEqual([]);
  });
});

describe("an editor decides when employees hear of an article", () => {
  it("not at all, also after it was edited", async () => {
    await world.hire(1);
    const article = await world.release({ announcement: { isSilent: true, at: null } });
    await world.announce();
    await world.save({ ...article, title: "Ein Tippfehler weniger" });
    await world.announce(inHours(1));

    expect(world.sent).toEqual([]);
  });

  it("later than it appears, and at last at once", async () => {
    await world.hire(1);
    const later = { isSilent: false, at: inHours(48).toISOString() };
    const article = await world.release({ announcement: later });
    await world.announce(inHours(47));
    expect(world.sent).toEqual([]);

    await world.save({ ...article, announcement: { isSilent: false, at: null } });
    await world.announce(inHours(1));
    await world.announce(inHours(49));

    expect(world.sent).toHaveLength(1);
  });

  it("all the same, after it appeared silently", async () => {
    await world.hire(1);
    const article = await world.release({ announcement: { isSilent: true, at: null } });

    await world.save({ ...article, announcement: { isSilent: false, at: null } });
    await world.announce();

    expect(world.sent).toHaveLength(1);
  });
});

it("keeps the hours of newsletters", async () => {
  await world.hire(1);
  const tomorrow = addDays(startOfDay(inOffice(new Date())), 1);
  const days = [getISODay(tomorrow)];
  world.keepHours({ days, from: "08:00", until: "18:00", skipsHolidays: false });
  await world.release();

  await world.announce(new Date(addMinutes(tomorrow, 10)));
  expect(world.sent).toEqual([]);
  await world.announce(new Date(setHours(tomorrow, 8)));

  expect(world.sent).toHaveLength(1);
});

describe("only those hear of it", () => {
  it("who want it, have an address that takes mail, and are not shut out", async () => {
    const { people, suppressions, table } = world;
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
    await table.transact([suppressions.suppressWrite(null, "unzustellbar@berger.example", "bounced")]);
    await world.release();

    await world.announce();

    expect(world.addresses().map((address) => address.toLowerCase())).toEqual([
      "gemeinsam@berger.example",
      "gern@berger.example",
      "zweites-konto@berger.example",
    ]);
  });
});
