import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { colourOf, contrast, textColourOn } from "../../shared/calendar/colour.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { ifMatch } from "../support/browser.ts";
import { calendarFixture } from "./calendar.fixture.ts";

const { create, update, remove, list } = calendar.categories;

const fixture = await calendarFixture();

const all = async () => {
  const query = { config: listConfig({ limit: 10_000 }) };
  return (await fixture.colleague.call(list, { query })).data;
};

describe("the categories of events", () => {
  it("are all in one answer, by name", async () => {
    for (const name of ["Übung", "Abgabe", "zuletzt"]) await fixture.admin.call(create, { body: { name } });
    const { totalCount, data } = await all();

    expect(totalCount).toBe(data.length);
    expect(data.map(({ name }) => name)).toEqual(["Abgabe", "Übung", "zuletzt"]);
  });

  it("are asked for once more by their count where they are more than one answer takes", async () => {
    const asked = async (limit: number) =>
      (await fixture.colleague.call(list, { query: { config: listConfig({ limit }) } })).data;

    expect(await asked(12_345)).toEqual(await asked(10_000));
  });

  it("have different names, however these are written", async () => {
    await fixture.admin.call(create, { body: { name: "Prüfung" } });
    const again = fixture.admin.call(create, { body: { name: "PRUEFUNG" } });

    await expect(again).rejects.toMatchObject({ status: 409, code: "event-category.name-taken" });
  });

  it("get a colour if none is chosen, and keep the one that was", async () => {
    const { id, colour, hasOwnColour } = (await fixture.admin.call(create, { body: { name: "Farbig" } }))
      .data;
    const change = (body: { name: string; colour?: string | null }) =>
      fixture.admin.call(update, { params: { id }, body });
    const chosen = (await change({ name: "Farbig", colour: "#FFEE00" })).data;

    expect([colour, hasOwnColour]).toEqual([colourOf(id), false]);
    expect(chosen).toMatchObject({ colour: "#ffee00", textColour: "#000000", hasOwnColour: true });
    expect((await change({ name: "Bunt" })).data.colour).toBe("#ffee00");
    expect((await change({ name: "Bunt", colour: null })).data.colour).toBe(colour);
    await expect(change({ name: "Bunt", colour: "rot" })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "colour" }],
    });
  });

  it("say in the list with which version they are saved", async () => {
    await fixture.admin.call(create, { body: { name: "Von zweien" } });
    const { id, version } = (await all()).data.find(({ name }) => name === "Von zweien") ?? {};
    if (id === undefined) throw new Error("The list lacks the category.");
    const change = (name: string) =>
      fixture.admin.call(update, { params: { id }, body: { name } }, ifMatch(`"${version}"`));
    await change("Vom einen");

    await expect(change("Vom anderen")).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      current: { name: "Vom einen" },
    });
  });

  it("are deleted by who names the number of their events, which stay", async () => {
    const { id } = (await fixture.admin.call(create, { body: { name: "Mit Termin" } })).data;
    const event = await fixture.create({ category: id });
    const removing = (events?: number) =>
      fixture.admin.call(remove, { params: { id }, query: events === undefined ? {} : { events } });

    await expect(removing()).rejects.toMatchObject({ status: 409, current: { events: 1 } });
    await expect(removing(2)).rejects.toMatchObject({ status: 409 });
    await removing(1);
    expect(await fixture.read(event.id)).toMatchObject({ id: event.id });
    await expect(fixture.update(event.id, { category: id, title: "Bleibt" })).resolves.toMatchObject({
      title: "Bleibt",
    });
  });

  it("are looked after by who looks after the events of all", async () => {
    const keeper = await fixture.as({ grants: [{ rule: "EDIT_EVENTS" }] });

    await expect(keeper.call(create, { body: { name: "Vom Verwalter" } })).resolves.toBeDefined();
    await expect(fixture.editor.call(create, { body: { name: "Nein" } })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe("the text on a colour", () => {
  it("can be read on any", () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
    fc.assert(fc.property(colour, (one) => contrast(one, textColourOn(one)) >= 4.5));
  });

  it("is white on those that are given, which is 4.5 too", () => {
    for (let id = 0; id < 50; id++)
      expect(contrast(colourOf(`kategorie-${id}`), "#ffffff")).toBeGreaterThan(4.5);
  });
});
