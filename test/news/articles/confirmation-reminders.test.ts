import { addMinutes } from "date-fns/addMinutes";
import { beforeEach, describe, expect, it } from "vitest";
import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import { openConfirmations } from "../../../functions/data/articles/confirmations.repository.ts";
import { openNotifications } from "../../../functions/data/notifications/notifications.repository.ts";
import { askToConfirmDue } from "../../../functions/news/articles/ask-to-confirm.ts";
import {
  confirmationMailingId,
  confirmationPlanWrites,
  openConfirmationMailings,
} from "../../../functions/news/articles/confirmation-mailings.ts";
import { openStillUnconfirmed } from "../../../functions/news/articles/still-unconfirmed.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { anArticle } from "../../support/news.builder.ts";
import { anOffice, aUser } from "../../support/people.builder.ts";
import { openAnnouncementWorld, released } from "./announcement-world.ts";

/** A Friday; the end is Wednesday, 18.11. in Vienna. */
const FRIDAY = new Date("2026-11-13T09:00:00.000Z");
const UNTIL = "2026-11-18T22:59:00.000Z";
const AHEAD = new Date("2026-11-15T07:00:00.000Z");
const DUE = new Date("2026-11-18T07:00:00.000Z");

const openWorld = async () => {
  const world = await openAnnouncementWorld();
  const { table, people } = world;
  const confirmations = openConfirmations(table);
  const confirmationMailings = openConfirmationMailings(table);
  const deps = { ...world.depsOn(table), ...people, confirmations, confirmationMailings };
  const employees = await world.hire(3);
  await people.users.insertMany(employees.map(({ id }) => aUser({ employeeId: id })));
  const save = async (article: StoredArticle, changes: Partial<StoredArticle>, now = FRIDAY) =>
    world.articles.update(article.id, (current) => ({ ...current, ...changes }), {
      alongside: (before, after) => confirmationPlanWrites(before, after, { confirmationMailings, now }),
    });
  const [first, second, third] = employees;
  if (!first || !second || !third) throw new Error("Nobody was hired");

  return {
    ...world,
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
      const article = await world.articles.insert({ ...anArticle(), ...flagsOf("draft") });
      return save(article, { ...released, confirmation: { until: UNTIL, organisationIds, version: 1 } });
    },
    /** One visit of the worker, and what follows from it. */
    visit: async (now: Date) => {
      await askToConfirmDue({ ...deps, now: () => now });
      await world.deliver();
    },
    deps,
    bell: async ({ id }: { id: string }) =>
      (await openNotifications(table).allOf(id, DUE)).filter(({ kind }) => kind === "confirm").length,
    stillWanted: openStillUnconfirmed({ ...deps, ...people, articles: world.articles }, () => DUE),
  };
};

let world: Awaited<ReturnType<typeof openWorld>>;

beforeEach(async () => {
  world = await openWorld();
});

describe("who is to confirm an article", () => {
  it("hears so once by the bell, and is reminded three days ahead and on the day", async () => {
    const article = await world.asking();

    for (const minute of [0, 1, 2]) await world.visit(addMinutes(FRIDAY, minute));
    expect(world.sent).toEqual([]);
    expect(await world.bell(world.first)).toBe(1);

    await world.confirm(article, world.first);
    for (const minute of [0, 1, 2]) await world.visit(addMinutes(AHEAD, minute));
    expect(world.addresses()).toEqual([world.second.email, world.third.email]);
    expect(world.sent[0]?.subject).toContain("Bitte bestätigen");

    await world.confirm(article, world.second);
    await Promise.all([world.visit(DUE), world.visit(DUE)]);
    await world.visit(addMinutes(DUE, 1));

    expect(world.addresses()).toEqual([world.second.email, world.third.email, world.third.email]);
    expect(await world.bell(world.third)).toBe(3);
    expect(await world.bell(world.first)).toBe(1);
  });

  it("is not reminded of what has stopped asking, is over or has another end", async () => {
    const [ended, over, moved] = [await world.asking(), await world.asking(), await world.asking()];
    await world.save(ended, { confirmation: null });
    await world.save(over, { visibleUntil: "2026-11-14T00:00:00.000Z" });
    await world.save(moved, {
      confirmation: { until: "2026-12-18T22:59:00.000Z", organisationIds: [], version: 1 },
    });

    await world.visit(AHEAD);
    await world.visit(DUE);

    expect(world.sent).toEqual([]);
    await world.visit(new Date("2026-12-15T08:00:00.000Z"));
    expect(world.sent).toHaveLength(3);
  });

  it("is asked when the article appears, and anew for a new version", async () => {
    const appearing = "2026-11-14T09:00:00.000Z";
    const draft = await world.articles.insert({ ...anArticle(), ...flagsOf("draft") });
    const confirmation = { until: UNTIL, organisationIds: [], version: 1 };
    const article = await world.save(draft, { ...released, releaseDate: appearing, confirmation });

    await world.visit(FRIDAY);
    expect(await world.bell(world.first)).toBe(0);
    await world.visit(new Date(appearing));
    expect(await world.bell(world.first)).toBe(1);

    const anew = await world.save(
      article,
      { confirmation: { ...confirmation, version: 2 } },
      new Date("2026-11-14T10:00:00.000Z"),
    );
    await world.visit(new Date("2026-11-14T10:01:00.000Z"));
    expect(await world.bell(world.first)).toBe(2);
    expect(anew.confirmation?.version).toBe(2);
  });

  it("is who works at an asked office and can sign in when it goes out", async () => {
    const office = anOffice({ id: "office-asked" });
    await world.people.organisations.insert(office);
    for (const { id } of [world.first, world.second]) {
      await world.people.employees.update(id, (one) => ({ ...one, employedAt: office.id }));
    }
    await world.asking([office.id]);
    const accounts = await world.people.users.projection();
    const account = [...accounts.entries()].find(({ listed }) => listed.employeeId === world.second.id);
    await world.people.users.update(account?.id ?? "", (user) => ({ ...user, isActive: false }));

    await world.visit(AHEAD);

    expect(world.addresses()).toEqual([world.first.email]);
  });

  it("is asked, too, whose office is added later, and the others not again", async () => {
    const [one, other] = [anOffice({ id: "office-first" }), anOffice({ id: "office-added" })];
    await world.people.organisations.insertMany([one, other]);
    const hired = [
      [world.first, one],
      [world.second, other],
    ] as const;
    for (const [{ id }, { id: employedAt }] of hired) {
      await world.people.employees.update(id, (person) => ({ ...person, employedAt }));
    }
    const article = await world.asking([one.id]);
    await world.visit(FRIDAY);

    const organisationIds = [one.id, other.id];
    await world.save(article, { confirmation: { until: UNTIL, organisationIds, version: 1 } });
    await world.visit(addMinutes(FRIDAY, 1));

    expect(await world.bell(world.first)).toBe(1);
    expect(await world.bell(world.second)).toBe(1);
    expect(await world.bell(world.third)).toBe(0);
  });

  it("is asked of an article that was over once it is visible again", async () => {
    const over = await world.articles.insert({ ...anArticle(), ...flagsOf("draft") });
    const confirmation = { until: UNTIL, organisationIds: [], version: 1 };
    await world.save(over, { ...released, visibleUntil: "2026-11-12T00:00:00.000Z", confirmation });
    await world.visit(FRIDAY);
    expect(await world.bell(world.first)).toBe(0);

    await world.save(over, { visibleUntil: null });
    await world.visit(addMinutes(FRIDAY, 1));

    expect(await world.bell(world.first)).toBe(1);
  });

  it("gets no mail that waited while they confirmed", async () => {
    const article = await world.asking();
    const asks = { id: article.id, employeeId: world.first.id, version: "1", day: "2026-11-18" };

    expect(await world.stillWanted(asks)).toBe(true);
    await world.confirm(article, world.first);
    expect(await world.stillWanted(asks)).toBe(false);
  });

  it("gets no mail that waited while the article was given another end or asked anew", async () => {
    const [moved, anew] = [await world.asking(), await world.asking()];
    const asksOf = ({ id }: StoredArticle) => ({
      id,
      employeeId: world.first.id,
      version: "1",
      day: "2026-11-18",
    });
    const confirmation = { until: UNTIL, organisationIds: [], version: 1 };
    await world.save(moved, { confirmation: { ...confirmation, until: "2026-12-18T22:59:00.000Z" } });
    await world.save(anew, { confirmation: { ...confirmation, version: 2 } });

    expect(await world.stillWanted(asksOf(moved))).toBe(false);
    expect(await world.stillWanted(asksOf(anew))).toBe(false);
  });

  it("is reminded by hand once a day", async () => {
    const article = await world.asking();
    const id = confirmationMailingId({
      occasion: "byHand",
      articleId: article.id,
      version: 1,
      day: "2026-11-13",
    });

    expect(await world.confirmationMailings.begin(id, FRIDAY, [])).toBe(true);
    await world.visit(FRIDAY);
    expect(await world.confirmationMailings.begin(id, FRIDAY, [])).toBe(false);
    await world.visit(addMinutes(FRIDAY, 1));

    expect(world.sent).toHaveLength(3);
  });

  it("is told that it is overdue where the end has passed", async () => {
    const article = await world.asking();
    const [late, day] = [new Date("2026-11-20T09:00:00.000Z"), "2026-11-20"];
    for (const now of [FRIDAY, AHEAD, DUE]) await world.visit(now);
    const id = confirmationMailingId({ occasion: "byHand", articleId: article.id, version: 1, day });
    await world.confirmationMailings.begin(id, late, []);

    await world.visit(late);

    const overdue = world.sent.map(({ html }) => html?.includes(" war zu ") ?? false);
    expect(overdue).toEqual([...Array(6).fill(false), ...Array(3).fill(true)]);
  });
});
