import { describe, expect, it } from "vitest";
import { defaultTemplateSet } from "../../functions/data/templates/default-template-set.ts";
import { administration } from "../../shared/administration/administration.contract.ts";
import { templateParts } from "../../shared/administration/template-part.ts";
import type { ManagedTemplateSet } from "../../shared/administration/templates.contract.ts";
import { news } from "../../shared/news/news.contract.ts";
import type { TemplateSetDraft } from "../../shared/news/template-set.ts";
import { portal } from "../portal.ts";
import { aNewsletterDraft } from "../support/news.builder.ts";

const { templates } = administration;
const { id: BUILT_IN, isDefault: _default, ...original } = defaultTemplateSet;

let named = 0;

const fixture = async () => {
  const { as } = await portal();
  const { call } = await as("admin");
  const list = async () => (await call(templates.list, {})).data.data;
  const create = async (changes: Partial<TemplateSetDraft> = {}) => {
    named += 1;
    return (await call(templates.create, { body: { ...original, name: `Vorlage ${named}`, ...changes } }))
      .data;
  };
  const update = async (set: ManagedTemplateSet, changes: object, headers: Record<string, string> = {}) =>
    call(templates.update, { params: { id: set.id }, body: { ...set, ...changes } }, { headers });
  const remove = (id: string) => call(templates.remove, { params: { id } });
  const read = (id: string) => call(templates.read, { params: { id } });
  const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  return { as, call, list, create, update, remove, read, defaults };
};

describe("the sets of mail templates", () => {
  it("hold the built-in one from the start, which is the default", async () => {
    const { list } = await fixture();

    expect((await list()).find(({ id }) => id === BUILT_IN)).toMatchObject({
      name: original.name,
      isBuiltIn: true,
      isDefault: true,
      modifiedAt: null,
      newsletterTemplate: original.newsletterTemplate,
    });
  });

  it("are saved with who changed them, and read as they were saved", async () => {
    const { create, update, read } = await fixture();
    const created = await create({ name: "Klientenbrief" });

    const { data: saved } = await update(created, { name: "Klientenbrief neu", extra: "x" });

    expect(saved).toMatchObject({ name: "Klientenbrief neu", isDefault: false, isBuiltIn: false });
    expect(saved.modifiedBy).toBeTruthy();
    expect((await read(created.id)).data).toEqual(saved);
  });

  it("give back the templates that the portal came with", async () => {
    const { call } = await fixture();

    for (const part of templateParts) {
      const { data } = await call(templates.original, { query: { part } });
      expect(data).toEqual({ template: original[part] });
    }
  });

  it("are listed without their templates, too", async () => {
    const { call, create } = await fixture();
    const { id, name, modifiedAt } = await create({ name: "Nur der Name" });

    const { data } = await call(templates.summaries, {});

    expect(data.data).toContainEqual({
      id: BUILT_IN,
      name: original.name,
      isDefault: true,
      isBuiltIn: true,
      modifiedAt: null,
    });
    expect(data.data).toContainEqual({ id, name, isDefault: false, isBuiltIn: false, modifiedAt });
  });

  it("have names of their own, whatever their spelling", async () => {
    const { create, update } = await fixture();
    const first = await create({ name: "Ärztebrief" });
    const taken = { status: 409, code: "template-set.name-taken", errors: [{ path: "name" }] };

    await expect(create({ name: "AERZTEBRIEF" })).rejects.toMatchObject(taken);
    await expect(create({ name: original.name })).rejects.toMatchObject(taken);
    await expect(update(await create(), { name: first.name })).rejects.toMatchObject(taken);
    expect((await update(first, { name: "Ärztebrief" })).status).toBe(200);
  });

  it("can be chosen for newsletters as soon as they are saved", async () => {
    const { call, create } = await fixture();
    const { id } = await create();

    const { data } = await call(news.templates.list, {});

    expect(data.data.map((set) => set.id)).toContain(id);
    expect(data.data.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe("the default set", () => {
  it("moves to the set that is made the default, which a draft without a word of it leaves alone", async () => {
    const { create, update, defaults } = await fixture();
    const first = await create({ isDefault: true });
    expect(first.isDefault).toBe(true);
    expect(await defaults()).toEqual([first.id]);

    const second = await create();
    expect((await update(second, { isDefault: true })).data.isDefault).toBe(true);
    expect((await update(second, { isDefault: undefined, name: "Noch Standard" })).data.isDefault).toBe(true);

    expect(await defaults()).toEqual([second.id]);
  });

  it("is one, however many are made the default at once", async () => {
    const { create, update, defaults, read } = await fixture();
    const sets = await Promise.all(Array.from({ length: 6 }, () => create()));

    const moved = await Promise.allSettled(sets.map((set) => update(set, { isDefault: true })));

    expect(moved.filter(({ status }) => status === "rejected")).toEqual([]);
    const [chosen, ...others] = await defaults();
    expect(others).toEqual([]);
    expect((await read(chosen ?? "")).data.isDefault).toBe(true);
  });

  it("cannot end without another one in its place", async () => {
    const { create, update, remove, defaults } = await fixture();
    const set = await create({ isDefault: true });

    await expect(update(set, { isDefault: false })).rejects.toMatchObject({
      status: 422,
      code: "template-set.default-needed",
      errors: [{ path: "isDefault" }],
    });
    await expect(remove(set.id)).rejects.toMatchObject({ status: 422, code: "template-set.is-default" });
    expect(await defaults()).toEqual([set.id]);
  });

  it("has changed for whoever edits it when another takes its place", async () => {
    const { create, update, read } = await fixture();
    const set = await create({ isDefault: true });
    const etag = (await read(set.id)).headers.get("etag") ?? "";
    await create({ isDefault: true });

    await expect(update(set, { name: "Zu spät" }, { "if-match": etag })).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      current: { id: set.id, isDefault: false },
    });
  });

  it("is there even when it is deleted at the moment it is chosen", async () => {
    const { create, update, remove, defaults, list } = await fixture();
    const set = await create();

    await Promise.allSettled([update(set, { isDefault: true }), remove(set.id)]);

    const [chosen] = await defaults();
    expect((await list()).map(({ id }) => id)).toContain(chosen);
  });
});

describe("deleting a set", () => {
  it("takes it out of the list and frees its name", async () => {
    const { create, remove, list } = await fixture();
    const { id, name } = await create();

    expect((await remove(id)).status).toBe(204);

    expect((await list()).map((set) => set.id)).not.toContain(id);
    await expect(remove(id)).rejects.toMatchObject({ status: 404, code: "template-set.not-found" });
    expect((await create({ name })).id).not.toBe(id);
  });

  it("lets a newsletter that chose it go out with the default one, and be saved on", async () => {
    const { call, create, remove } = await fixture();
    const set = await create({
      newsletterTemplate: original.newsletterTemplate.replace("<h1>", "<h1>Eigene: "),
    });
    const draft = aNewsletterDraft({ title: "Titel", templateId: set.id });
    const { data: saved } = await call(news.newsletters.create, { body: draft });
    const look = async () => (await call(news.newsletters.preview, { body: draft })).data.html;
    expect(await look()).toContain("Eigene: Titel");

    await remove(set.id);

    const params = { id: saved.id };
    expect((await call(news.newsletters.update, { params, body: draft })).status).toBe(200);
    expect(await look()).toContain(">Titel</h1>");
    await expect(call(news.newsletters.create, { body: draft })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "templateId" }],
    });
  });

  it("is refused for the one that came with the portal", async () => {
    const { create, remove } = await fixture();
    await create({ isDefault: true });

    await expect(remove(BUILT_IN)).rejects.toMatchObject({ status: 422, code: "template-set.is-built-in" });
  });
});

describe("editing a set", () => {
  it("is refused with the present one when somebody else was faster", async () => {
    const { create, update } = await fixture();
    const set = await create();
    await update(set, { name: "Schneller" }, { "if-match": '"1"' });

    await expect(update(set, { name: "Langsamer" }, { "if-match": '"1"' })).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      current: { id: set.id, name: "Schneller", isBuiltIn: false },
    });
  });

  it("keeps the built-in one as it is until it is saved, and then as it was saved", async () => {
    const { read, update } = await fixture();
    const { data: set, headers } = await read(BUILT_IN);

    const { data } = await update(
      set,
      {
        isDefault: undefined,
        resetPasswortTemplate: set.resetPasswortTemplate.replace("nur einmal", "einmal"),
      },
      { "if-match": headers.get("etag") ?? "" },
    );

    expect(data.modifiedAt).not.toBeNull();
    expect((await read(BUILT_IN)).data.resetPasswortTemplate).not.toContain("nur einmal");
    await update(data, { isDefault: undefined, resetPasswortTemplate: original.resetPasswortTemplate });
  });

  it("refuses what the table could not hold, in plain words", async () => {
    const { create } = await fixture();
    const padded = Object.fromEntries(
      templateParts.map((part) => [part, original[part] + " ".repeat(30_000)]),
    );

    await expect(create(padded)).rejects.toMatchObject({ status: 422, code: "template-set.too-large" });
  });
});
