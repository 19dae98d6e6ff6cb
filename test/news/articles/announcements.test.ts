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
import {
  type AnnouncementFixture,
  inHours,
  openAnnouncementFixture,
  released,
} from "./announcement.fixture.ts";

let fixture: AnnouncementFixture;
beforeEach(async () => {
  fixture = await openAnnouncementFixture();
});

describe("employees hear of an article", () => {
  it("once, when it is released for everybody, with a link into the portal", async () => {
    const [reader] = await fixture.hire(1);
    const { id: organisationId } = await fixture.people.organisations.insert(
      anOffice({ name: "Kanzlei Melk" }),
    );
    const article = await fixture.release({ organisationId });

    await fixture.announce();
    await fixture.announce();

    expect(fixture.addresses()).toEqual([reader?.email]);
    expect(fixture.sent[0]?.from?.name).toBe("Kanzlei Melk");
    expect(fixture.sent[0]?.subject).toBe("Neuer Artikel: Neue Fristen");
    expect(fixture.sent[0]?.html).toContain(`https://portal.example/news/articles/${article.urlTitle}`);
    expect(fixture.sent[0]?.html).toContain("Mag. Anna Müller");
  });

  it("and the audit trail tells how many were written to, once", async () => {
    await fixture.hire(30);
    const article = await fixture.release();

    await Promise.all([fixture.announce(), fixture.announce()]);
    await fixture.announce();

    expect(await fixture.entries()).toEqual([
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
    await fixture.hire(2);
    await fixture.release({ releaseDate: inHours(2).toISOString() });

    await fixture.announce(inHours(1));
    expect(fixture.sent).toEqual([]);
    await fixture.announce(inHours(3));
    await fixture.announce(inHours(4));

    expect(fixture.sent).toHaveLength(2);
  });

  it("when its date was brought forward", async () => {
    await fixture.hire(1);
    const article = await fixture.release({ releaseDate: inHours(48).toISOString() });
    await fixture.announce();

    await fixture.save({ ...article, releaseDate: inHours(-1).toISOString() });
    await fixture.announce();

    expect(fixture.sent).toHaveLength(1);
  });

  it("not again when it is taken back, edited, put off and released once more", async () => {
    await fixture.hire(1);
    const article = await fixture.release();
    await fixture.announce();

    await fixture.save({ ...article, ...flagsOf("draft") });
    await fixture.save({ ...article, releaseDate: inHours(1).toISOString() });
    await fixture.announce();
    await fixture.announce(inHours(2));
    await fixture.save({ ...article, title: "Anders" });
    await fixture.announce(inHours(3));

    expect(fixture.sent).toHaveLength(1);
  });

  it("not when it was taken back before its time, but when it is released again", async () => {
    await fixture.hire(1);
    const article = await fixture.release({ releaseDate: inHours(1).toISOString() });
    await fixture.save({ ...article, ...flagsOf("releasable") });
    await fixture.announce(inHours(2));
    expect(fixture.sent).toEqual([]);

    await fixture.save({ ...article, ...released });
    await fixture.announce(inHours(3));

    expect(fixture.sent).toHaveLength(1);
  });

  it("not when only the public or newsletters get it, nor when its time is over already", async () => {
    await fixture.hire(1);
    await fixture.save(anArticle(flagsOf("released", { isPublicRelease: true, isNewsletterRelease: true })));
    const past = { releaseDate: inHours(-5).toISOString(), visibleUntil: inHours(-4).toISOString() };
    const over = await fixture.release(past);

    await fixture.announce();
    expect(fixture.sent).toEqual([]);
    await fixture.save({ ...over, visibleUntil: null });
    await fixture.announce();

    expect(fixture.sent).toHaveLength(1);
  });

  it("not when they could read it before there were announcements", async () => {
    await fixture.hire(1);
    const article = await fixture.articles.insert(anArticle());

    await fixture.save({ ...article, title: "Ein Tippfehler weniger" });
    await fixture.announce();

    expect(fixture.sent).toEqual([]);
  });

  it("not when it was deleted in the meantime", async () => {
    await fixture.hire(1);
    const { id } = await fixture.release();
    await fixture.articles.remove(id);

    await fixture.announce();

    expect(fixture.sent).toEqual([]);
    expect(await fixture.announcements.due(inHours(1))).toEqual([]);
  });
});

describe("an editor decides when employees hear of an article", () => {
  it("not at all, also after it was edited", async () => {
    await fixture.hire(1);
    const article = await fixture.release({ announcement: { isSilent: true, at: null } });
    await fixture.announce();
    await fixture.save({ ...article, title: "Ein Tippfehler weniger" });
    await fixture.announce(inHours(1));

    expect(fixture.sent).toEqual([]);
  });

  it("later than it appears, and at last at once", async () => {
    await fixture.hire(1);
    const later = { isSilent: false, at: inHours(48).toISOString() };
    const article = await fixture.release({ announcement: later });
    await fixture.announce(inHours(47));
    expect(fixture.sent).toEqual([]);

    await fixture.save({ ...article, announcement: { isSilent: false, at: null } });
    await fixture.announce(inHours(1));
    await fixture.announce(inHours(49));

    expect(fixture.sent).toHaveLength(1);
  });

  it("all the same, after it appeared silently", async () => {
    await fixture.hire(1);
    const article = await fixture.release({ announcement: { isSilent: true, at: null } });

    await fixture.save({ ...article, announcement: { isSilent: false, at: null } });
    await fixture.announce();

    expect(fixture.sent).toHaveLength(1);
  });
});

it("keeps the hours of newsletters", async () => {
  await fixture.hire(1);
  const tomorrow = addDays(startOfDay(inOffice(new Date())), 1);
  const days = [getISODay(tomorrow)];
  fixture.keepHours({ days, from: "08:00", until: "18:00", skipsHolidays: false });
  await fixture.release();

  await fixture.announce(new Date(addMinutes(tomorrow, 10)));
  expect(fixture.sent).toEqual([]);
  await fixture.announce(new Date(setHours(tomorrow, 8)));

  expect(fixture.sent).toHaveLength(1);
});

describe("only those hear of it", () => {
  it("who want it, have an address that takes mail, and are not shut out", async () => {
    const { people, suppressions, table } = fixture;
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
    await fixture.release();

    await fixture.announce();

    expect(fixture.addresses().map((address) => address.toLowerCase())).toEqual([
      "gemeinsam@berger.example",
      "gern@berger.example",
      "zweites-konto@berger.example",
    ]);
  });
});
