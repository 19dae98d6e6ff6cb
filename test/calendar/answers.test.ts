import { describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { AnswerDraft } from "../../shared/calendar/event-attendance.ts";
import { listConfig } from "../../shared/contract/list.ts";
import type { Browser } from "../support/browser.ts";
import { anOffice } from "../support/people.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";
import { calendarFixture } from "./calendar.fixture.ts";

const { answer, list, remind } = calendar.answers;

const fixture = await calendarFixture();

type By = Pick<Browser, "call">;

const asking = (more: object = {}) => fixture.create({ asksForAnswers: true, ...more });
const say = async (id: string, by: By, draft: AnswerDraft) =>
  (await by.call(answer, { params: { id }, body: draft })).data;
const yes = (id: string, by: By, persons?: number) =>
  say(id, by, { answer: "yes", ...(persons === undefined ? {} : { persons }) });
const rows = async (id: string, by: By = fixture.editor) => {
  const query = { config: listConfig({ limit: 1000 }) };
  return (await by.call(list, { params: { id }, query })).data.data;
};
const people = (number: number) => Promise.all(Array.from({ length: number }, () => fixture.as({})));

/** One person of each of so many offices. */
const offices = (number: number) =>
  Promise.all(
    Array.from({ length: number }, async () => {
      const { id } = await fixture.people.organisations.insert(anOffice());
      return fixture.as({ employee: { employedAt: id } });
    }),
  );

describe("an answer", () => {
  it("is one's own, and can be changed until the date that was set", async () => {
    const { id } = await asking();
    const person = await fixture.as({});

    expect(await yes(id, person, 500)).toMatchObject({ coming: 1, own: { answer: "yes", persons: 1 } });
    expect(await say(id, person, { answer: "maybe" })).toMatchObject({ coming: 0, maybe: 1 });
    expect((await fixture.read(id, person)).attendance?.own).toMatchObject({ state: "maybe" });
    expect((await fixture.read(id)).attendance).toMatchObject({ maybe: 1, own: null });
  });

  it("is refused where none is asked for, after the date, after the beginning and for what is hidden", async () => {
    const over = { status: 422, code: "event.answers-over" };
    const { id } = await fixture.create();
    const late = await asking({ answerUntil: "2026-01-01T00:00:00.000Z" });
    const begun = await asking({ start: "2026-01-01T00:00:00.000Z", end: "2026-01-01T01:00:00.000Z" });
    const hidden = await asking({ visibility: "AssociationDirectors" });

    await expect(yes(id, fixture.colleague)).rejects.toMatchObject({ code: "event.without-answers" });
    await expect(yes(late.id, fixture.colleague)).rejects.toMatchObject(over);
    await expect(yes(begun.id, fixture.colleague)).rejects.toMatchObject(over);
    await expect(yes(hidden.id, fixture.colleague)).rejects.toMatchObject({ status: 404 });
  });

  it("is refused where the event was moved since it was shown", async () => {
    const { id, start } = await asking();
    const person = await fixture.as({});
    const moved = new Date(Date.parse(start) + 86_400_000).toISOString();

    await expect(say(id, person, { answer: "yes", shownStart: moved })).rejects.toMatchObject({
      status: 409,
      code: "event.moved",
    });

    expect(await say(id, person, { answer: "yes", shownStart: start })).toMatchObject({ coming: 1 });
  });

  it.each(["office", "person"])(
    "is refused for an office that is not there, asked by %s",
    async (answersPer) => {
      const { id } = await asking({ answersPer });
      const foreign = { answer: "yes", organisationId: otherOffice.id } as const;
      const admin = await fixture.as({ isAdmin: true });

      await expect(say(id, admin, { ...foreign, organisationId: "gone" })).rejects.toMatchObject({
        code: "event.unknown-office",
        errors: [{ path: "organisationId" }],
      });
      await expect(say(id, fixture.colleague, foreign)).rejects.toMatchObject({ code: "event.other-office" });
      expect((await fixture.read(id)).attendance).toMatchObject({ coming: 0 });
    },
  );

  it("counts once for an office, whoever of it gives it", async () => {
    const { id } = await asking({ answersPer: "office" });
    const [one, other] = await people(2);
    if (!one || !other) throw new Error("Nobody came");
    await yes(id, one, 4);

    expect(await yes(id, other, 3)).toMatchObject({ coming: 3, own: { persons: 3 } });
    expect(await rows(id)).toContainEqual(
      expect.objectContaining({ id: ownOffice.id, name: ownOffice.name, persons: 3, state: "coming" }),
    );
    await expect(say(id, one, { answer: "no", organisationId: otherOffice.id })).rejects.toMatchObject({
      code: "event.other-office",
      errors: [{ path: "organisationId" }],
    });
  });
});

describe("an event with places", () => {
  it("has as many people as places when fifty answer at once, and forty who wait", async () => {
    const { id } = await asking({ places: 10 });
    const all = await people(50);
    await Promise.all(all.map((person) => yes(id, person)));
    const { attendance } = await fixture.read(id);
    const found = await rows(id);

    expect(attendance).toMatchObject({ coming: 10, waiting: 40, free: 0 });
    expect(found.filter(({ state }) => state === "coming")).toHaveLength(10);
    expect(found.flatMap(({ position }) => position ?? []).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    );
  }, 60_000);

  it("lets who waits move up in order, and nobody overtake a group", async () => {
    const { id } = await asking({ answersPer: "office", places: 4 });
    const [first, second, group, last] = await offices(4);
    if (!first || !second || !group || !last) throw new Error("Nobody came");
    await yes(id, first, 2);
    await yes(id, second, 1);
    expect(await yes(id, group, 2)).toMatchObject({ own: { state: "waiting", position: 1 } });
    expect(await yes(id, last, 1)).toMatchObject({ own: { state: "waiting", position: 2 }, free: 0 });
    await say(id, first, { answer: "no" });

    expect((await fixture.read(id, group)).attendance).toMatchObject({ coming: 4, own: { state: "coming" } });
    expect((await fixture.read(id, last)).attendance?.own?.state).toBe("coming");
    expect(await yes(id, first)).toMatchObject({ own: { state: "waiting", position: 1 } });
  });

  it("takes more people of who comes only where they fit, and then keeps their place", async () => {
    const { id } = await asking({ answersPer: "office", places: 3 });
    const [first, second] = await offices(2);
    if (!first || !second) throw new Error("Nobody came");
    await yes(id, first);
    await yes(id, second);

    await expect(yes(id, first, 3)).rejects.toMatchObject({
      code: "event.no-places",
      errors: [{ path: "persons" }],
    });
    expect(await yes(id, first, 2)).toMatchObject({ coming: 3, own: { state: "coming" } });
  });

  it("does not let two who bring more at once take more than there is", async () => {
    const { id } = await asking({ answersPer: "office", places: 6 });
    const all = await offices(4);
    await Promise.all(all.map((person) => yes(id, person)));
    await Promise.allSettled(all.map((person) => yes(id, person, 2)));

    expect((await fixture.read(id)).attendance).toMatchObject({ coming: 6, waiting: 0 });
  });

  it("never has fewer places than people who were promised one", async () => {
    const { id } = await asking({ places: 3 });
    for (const person of await people(2)) await yes(id, person);
    const change = (places: number) => fixture.update(id, { asksForAnswers: true, places });

    await expect(change(1)).rejects.toMatchObject({ status: 422, errors: [{ path: "places" }] });
    expect(await change(2)).toMatchObject({ places: 2, attendance: { coming: 2, free: 0 } });
  });

  it("takes no group that is larger than all its places, and is not blocked by one", async () => {
    const ofOffices = { answersPer: "office", asksForAnswers: true } as const;
    const { id } = await asking({ ...ofOffices, places: 10 });
    const [first, group, last] = await offices(3);
    if (!first || !group || !last) throw new Error("Nobody came");
    const change = (places: number) => fixture.update(id, { ...ofOffices, places });

    await expect(yes(id, first, 11)).rejects.toMatchObject({
      code: "event.no-places",
      errors: [{ path: "persons" }],
    });
    await yes(id, first, 3);
    await yes(id, group, 8);
    expect(await yes(id, last, 4)).toMatchObject({ waiting: 12, free: 0, own: { state: "waiting" } });
    expect((await change(7)).attendance).toMatchObject({ coming: 7, waiting: 8, free: 0 });
    expect((await fixture.read(id, last)).attendance?.own?.state).toBe("coming");
    await expect(change(11)).rejects.toMatchObject({ code: "event.fewer-places" });
    expect((await change(15)).attendance).toMatchObject({ coming: 15, waiting: 0 });
  });

  it("asks the same persons or offices as long as there are answers", async () => {
    const { id } = await asking({ answersPer: "office" });
    const change = (answersPer: "person" | "office") =>
      fixture.update(id, { asksForAnswers: true, answersPer });
    await change("person");
    await yes(id, fixture.colleague);

    await expect(change("office")).rejects.toMatchObject({
      code: "event.answered",
      errors: [{ path: "answersPer" }],
    });
  });
});

describe("the list of answers", () => {
  it("tells who looks after the event who has not answered, and others only who comes", async () => {
    const office = await fixture.people.organisations.insert(anOffice());
    const { id } = await asking();
    const [coming, refusing] = await people(2);
    const silent = await fixture.as({ employee: { employedAt: office.id, lastname: "Stille" } });
    if (!coming || !refusing) throw new Error("Nobody came");
    await yes(id, coming);
    await say(id, refusing, { answer: "no" });
    const states = async (by: By) =>
      new Map((await rows(id, by)).map((row) => [row.employeeId, row.state] as const));

    const forEditor = await states(fixture.editor);
    expect(forEditor.get(silent.employee.id)).toBe("missing");
    expect(forEditor.get(refusing.employee.id)).toBe("no");
    expect([...(await states(fixture.colleague))]).toEqual([[coming.employee.id, "coming"]]);
  });

  it("is filtered and searched", async () => {
    const { id } = await asking();
    await yes(id, await fixture.as({ employee: { lastname: "Gesuchte" } }));
    await yes(id, await fixture.as({ employee: { lastname: "Andere" } }));
    const filters = [{ field: "state", values: ["coming"], comparator: "eq" as const }];
    const query = { config: listConfig({ filters, searchTerm: "gesuchte" }) };
    const { data } = await fixture.editor.call(list, { params: { id }, query });

    expect(data.totalCount).toBe(1);
  });
});

describe("a reminder", () => {
  it("goes out once a day, and never after the date", async () => {
    const { id } = await asking();
    const reminding = (by: By = fixture.editor) => by.call(remind, { params: { id } });

    await expect(reminding(fixture.colleague)).rejects.toMatchObject({ status: 403 });
    expect((await reminding()).data.reminded).toBeGreaterThan(0);
    await expect(reminding()).rejects.toMatchObject({ code: "event.reminded-today" });
  });

  it("counts people, also of an office, and is not used up where nobody is to be reminded", async () => {
    const office = await fixture.people.organisations.insert(anOffice({ isPartner: true }));
    const staff = () => ({ employee: { employedAt: office.id, isDirector: true } });
    const [one] = await Promise.all([fixture.as(staff()), fixture.as(staff())]);
    const { id } = await asking({ answersPer: "office", visibility: "PartnerDirectors" });
    const reminded = async () => (await fixture.editor.call(remind, { params: { id } })).data.reminded;
    for (const person of [one, fixture.editor]) await say(id, person, { answer: "no" });
    expect(await reminded()).toBe(0);
    const other = await fixture.people.organisations.insert(anOffice({ isPartner: true }));
    const late = { employedAt: other.id, isDirector: true };
    for (const name of ["eva", "ina"]) {
      await fixture.as({ employee: { ...late, email: `${name}-${other.id}@berger.example`.toLowerCase() } });
    }

    expect(await reminded()).toBe(2);
  });
});
