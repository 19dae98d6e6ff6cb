import { addMinutes } from "date-fns/addMinutes";
import { beforeEach, describe, expect, it } from "vitest";
import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import { openNotifications } from "../../../functions/data/notifications/notifications.repository.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { askToConfirmDue } from "../../../functions/news/articles/ask-to-confirm.ts";
import {
  confirmationMailingId,
  confirmationPlanWrites,
} from "../../../functions/news/articles/confirmation-mailings.ts";
import { openStillUnconfirmed } from "../../../functions/news/articles/still-unconfirmed.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { anArticle } from "../../support/news.builder.ts";
import { anOffice, aUser } from "../../support/people.builder.ts";
import { openAnnouncementFixture, released } from "./announcement.fixture.ts";

/** A Friday; the end is Wednesday, 18.11. in Vienna. */
const FRIDAY = new Date("2026-11-13T09:00:00.000Z");
const UNTIL = "2026-11-18T22:59:00.000Z";
const AHEAD = new Date("2026-11-15T07:00:00.000Z");
const DUE = new Date("2026-11-18T07:00:00.000Z");

const openFixture = async () => {
  const fixture = await openAnnouncementFixture();
  const { table, people } = fixture;
  const { confirmations, confirmationMailings } = openStores(table);
  const deps = { ...fixture.depsOn(table), ...people, confirmations, confirmationMailings };
  const employees = await fixture.hire(3);
  await people.users.insertMany(employees.map(({ id }) => aUser({ employeeId: id })));
  const save = async (article: StoredArticle, changes: Partial<StoredArticle>, now = FRIDAY) =>
    fixture.articles.update(article.id, (current) => ({ ...current, ...changes }), {
      inTransaction: (before, after) => confirmationPlanWrites(before, after, { confirmationMailings, now }),
    });
  const [first, second, third] = employees;
  if (!first || !second || !third) throw new Error("Nobody was hired");

  return {
    ...fixture,
    confirmations,
    confirmationMailings,
    save,
    first,
    second,
    third,
    confirm: (article: StoredArticle, { id }: { id: string }) =>
      confirmations.confirm(
        article.id,
        id,
        { version: article.confirmation?.version ?? 0, confirmedAt: FRIDAY.toISOString() },
        [],
      ),
    /** An article that appears now and asks. */
    asking: async (organisationIds: string[] = []) => {
      const article = await fixture.articles.insert({ ...anArticle(), ...flagsOf("draft") });
      return save(article, { ...released, confirmation: { until: UNTIL, organisationIds, version: 1 } });
    },
    /** One visit of the worker, and what follows from it. */
    visit: async (now: Date) => {
      await askToConfirmDue(deps, now);
      await fixture.deliver();
    },
    deps,
    bell: async ({ id }: { id: string }) =>
      (await openNotifications(table).allOf(id, DUE)).filter(({ kind }) => kind === "confirm").length,
    stillWanted: openStillUnconfirmed({ ...deps, ...people, articles: fixture.articles }, () => DUE),
  };
};

let fixture: Awaited<ReturnType<typeof openFixture>>;

beforeEach(async () => {
  fixture = await openFixture();
});

describe("who is to confirm an article", () => {
  it("hears so once by the bell, and is reminded three days ahead and on the day", async () => {
    const article = await fixture.asking();

    for (const minute of [0, 1, 2]) await fixture.visit(addMinutes(FRIDAY, minute));
    expect(fixture.sent).toEqual([]);
    expect(await fixture.bell(fixture.first)).toBe(1);

    await fixture.confirm(article, fixture.first);
    for (const minute of [0, 1, 2]) await fixture.visit(addMinutes(AHEAD, minute));
    expect(fixture.addresses()).toEqual([fixture.second.email, fixture.third.email]);
    expect(fixture.sent[0]?.subject).toContain("Bitte bestätigen");

    await fixture.confirm(article, fixture.second);
    await Promise.all([fixture.visit(DUE), fixture.visit(DUE)]);
    await fixture.visit(addMinutes(DUE, 1));

    expect(fixture.addresses()).toEqual([fixture.second.email, fixture.third.email, fixture.third.email]);
    expect(await fixture.bell(fixture.third)).toBe(3);
    expect(await fixture.bell(fixture.first)).toBe(1);
  });

  it("is not reminded of what has stopped asking, is over or has another end", async () => {
    const [ended, over, moved] = [await fixture.asking(), await fixture.asking(), await fixture.asking()];
    await fixture.save(ended, { confirmation: null });
    await fixture.save(over, { visibleUntil: "2026-11-14T00:00:00.000Z" });
    await fixture.save(moved, {
      confirmation: { until: "2026-12-18T22:59:00.000Z", organisationIds: [], version: 1 },
    });

    await fixture.visit(AHEAD);
    await fixture.visit(DUE);

    expect(fixture.sent).toEqual([]);
    await fixture.visit(new Date("2026-12-15T08:00:00.000Z"));
    expect(fixture.sent).toHaveLength(3);
  });

  it("is asked when the article appears, and anew for a new version", async () => {
    const appearing = "2026-11-14T09:00:00.000Z";
    const draft = await fixture.articles.insert({ ...anArticle(), ...flagsOf("draft") });
    const confirmation = { until: UNTIL, organisationIds: [], version: 1 };
    const article = await fixture.save(draft, { ...released, releaseDate: appearing, confirmation });

    await fixture.visit(FRIDAY);
    expect(await fixture.bell(fixture.first)).toBe(0);
    await fixture.visit(new Date(appearing));
    expect(await fixture.bell(fixture.first)).toBe(1);

    const anew = await fixture.save(
      article,
      { confirmation: { ...confirmation, version: 2 } },
      new Date("2026-11-14T10:00:00.000Z"),
    );
    await fixture.visit(new Date("2026-11-14T10:01:00.000Z"));
    expect(await fixture.bell(fixture.first)).toBe(2);
    expect(anew.confirmation?.version).toBe(2);
  });

  it("is who works at an asked office and can sign in when it goes out", async () => {
    const office = anOffice({ id: "office-asked" });
    await fixture.people.organisations.insert(office);
    for (const { id } of [fixture.first, fixture.second]) {
      await fixture.people.employees.update(id, (one) => ({ ...one, employedAt: office.id }));
    }
    await fixture.asking([office.id]);
    const accounts = await fixture.people.users.projection();
    const account = [...accounts.entries()].find(({ listed }) => listed.employeeId === fixture.second.id);
    await fixture.people.users.update(account?.id ?? "", (user) => ({ ...user, isActive: false }));

    await fixture.visit(AHEAD);

    expect(fixture.addresses()).toEqual([fixture.first.email]);
  });

  it("is asked, too, whose office is added later, and the others not again", async () => {
    const [one, other] = [anOffice({ id: "office-first" }), anOffice({ id: "office-added" })];
    await fixture.people.organisations.insertMany([one, other]);
    const hired = [
      [fixture.first, one],
      [fixture.second, other],
    ] as const;
    for (const [{ id }, { id: employedAt }] of hired) {
      await fixture.people.employees.update(id, (person) => ({ ...person, employedAt }));
    }
    const article = await fixture.asking([one.id]);
    await fixture.visit(FRIDAY);

    const organisationIds = [one.id, other.id];
    await fixture.save(article, { confirmation: { until: UNTIL, organisationIds, version: 1 } });
    await fixture.visit(addMinutes(FRIDAY, 1));

    expect(await fixture.bell(fixture.first)).toBe(1);
    expect(await fixture.bell(fixture.second)).toBe(1);
    expect(await fixture.bell(fixture.third)).toBe(0);
  });

  it("is asked of an article that was over once it is visible again", async () => {
    const over = await fixture.articles.insert({ ...anArticle(), ...flagsOf("draft") });
    const confirmation = { until: UNTIL, organisationIds: [], version: 1 };
    await fixture.save(over, { ...released, visibleUntil: "2026-11-12T00:00:00.000Z", confirmation });
    await fixture.visit(FRIDAY);
    expect(await fixture.bell(fixture.first)).toBe(0);

    await fixture.save(over, { visibleUntil: null });
    await fixture.visit(addMinutes(FRIDAY, 1));

    expect(await fixture.bell(fixture.first)).toBe(1);
  });

  it("gets no mail that waited while they confirmed", async () => {
    const article = await fixture.asking();
    const asks = { id: article.id, employeeId: fixture.first.id, version: "1", day: "2026-11-18" };

    expect(await fixture.stillWanted(asks)).toBe(true);
    await fixture.confirm(article, fixture.first);
    expect(await fixture.stillWanted(asks)).toBe(false);
  });

  it("gets no mail that waited while the article was given another end or asked anew", async () => {
    const [moved, anew] = [await fixture.asking(), await fixture.asking()];
    const asksOf = ({ id }: StoredArticle) => ({
      id,
      employeeId: fixture.first.id,
      version: "1",
      day: "2026-11-18",
    });
    const confirmation = { until: UNTIL, organisationIds: [], version: 1 };
    await fixture.save(moved, { confirmation: { ...confirmation, until: "2026-12-18T22:59:00.000Z" } });
    await fixture.save(anew, { confirmation: { ...confirmation, version: 2 } });

    expect(await fixture.stillWanted(asksOf(moved))).toBe(false);
    expect(await fixture.stillWanted(asksOf(anew))).toBe(false);
  });

  it("is reminded by hand once a day", async () => {
    const article = await fixture.asking();
    const id = confirmationMailingId({
      occasion: "byHand",
      articleId: article.id,
      version: 1,
      day: "2026-11-13",
    });

    expect(await fixture.confirmationMailings.begin(id, FRIDAY, [])).toBe(true);
    await fixture.visit(FRIDAY);
    expect(await fixture.confirmationMailings.begin(id, FRIDAY, [])).toBe(false);
    await fixture.visit(addMinutes(FRIDAY, 1));

    expect(fixture.sent).toHaveLength(3);
  });

  it("is told that it is overdue where the end has passed", async () => {
    const article = await fixture.asking();
    const [late, day] = [new Date("2026-11-20T09:00:00.000Z"), "2026-11-20"];
    for (const now of [FRIDAY, AHEAD, DUE]) await fixture.visit(now);
    const id = confirmationMailingId({ occasion: "byHand", articleId: article.id, version: 1, day });
    await fixture.confirmationMailings.begin(id, late, []);

    await fixture.visit(late);

    const overdue = fixture.sent.map(({ html }) => html?.includes(" war zu ") ?? false);
    expect(overdue).toEqual([...Array(6).fill(false), ...Array(3).fill(true)]);
  });
});
