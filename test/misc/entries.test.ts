import { describe, expect, it } from "vitest";
import { files } from "../../shared/files/files.contract.ts";
import { misc } from "../../shared/misc/misc.contract.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";
import { miscFixture } from "./misc.fixture.ts";

const fixture = await miscFixture();
const { id } = await fixture.group();

const notFound = { status: 404 };
const denied = { status: 403 };
const refused = (path: string, status = 400) => ({ status, errors: [expect.objectContaining({ path })] });

describe("an entry", () => {
  it("is a location if it has one, else a document, both in one list in their order", async () => {
    const group = await fixture.group("Beides");
    const place = await fixture.location(group.id, { name: "Archiv", location: "Ring 1, Wien" });
    const paper = await fixture.document(group.id, { title: "Muster", description: "Zwei\nZeilen" });
    const { data } = await fixture.list(group.id);

    expect(data.map((entry) => entry.id)).toEqual([place.id, paper.id]);
    expect(data).toMatchObject([
      { kind: "location", name: "Archiv", location: "Ring 1, Wien", order: 1, organisationId: null },
      { kind: "document", title: "Muster", description: "Zwei\nZeilen", order: 2, files: [], isFile: false },
    ]);
  });

  it("takes back what it was read as, of either kind", async () => {
    for (const made of [await fixture.location(id, { order: 7 }), await fixture.document(id)]) {
      const read = await fixture.read(id, made.id);
      const saved = await fixture.update(id, made.id, read);

      expect({ ...saved, modifiedAt: read.modifiedAt }).toEqual(read);
    }
  });

  it("needs its fields, and stays of its kind", async () => {
    const paper = await fixture.document(id);

    await expect(fixture.document(id, { title: "" })).rejects.toMatchObject(refused("title"));
    await expect(fixture.location(id, { name: null })).rejects.toMatchObject(refused("name"));
    await expect(fixture.document(id, { kind: "location", name: "Lager" })).rejects.toMatchObject(
      refused("location"),
    );
    await expect(fixture.document(id, { organisationId: "unknown" })).rejects.toMatchObject(
      refused("organisationId", 422),
    );
    await expect(fixture.update(id, paper.id, { name: "Lager", location: "Linz" })).rejects.toMatchObject(
      refused("kind", 422),
    );
  });

  it("ignores an id, a group and a deletion in its body", async () => {
    const other = await fixture.group("Andere");
    const body = {
      title: "Muster",
      id: "mine",
      groupId: other.id,
      parentId: other.id,
      deletedAt: "2026-01-01",
    };
    const { data } = await fixture.keeper.call(misc.entries.create, { params: { id }, body });

    expect(data).toMatchObject({ groupId: id, parentId: id });
    expect(data.id).not.toBe("mine");
    expect(await fixture.read(id, data.id)).toMatchObject({ title: "Muster" });
  });

  it("is found in its own group only, for whatever is done with it", async () => {
    const [own, other] = [await fixture.document(id), await fixture.group("Fremd")];
    const foreign = { params: { id: other.id, dataId: own.id } };
    await fixture.remove(id, own.id);
    await expect(fixture.keeper.call(misc.entries.restore, foreign)).rejects.toMatchObject(notFound);
    await fixture.restore(id, own.id);

    await expect(fixture.read(other.id, own.id)).rejects.toMatchObject(notFound);
    await expect(fixture.update(other.id, own.id, { title: "Neu" })).rejects.toMatchObject(notFound);
    await expect(fixture.remove(other.id, own.id)).rejects.toMatchObject(notFound);
  });

  it("is gone when deleted, and back in its place when that is undone", async () => {
    const group = await fixture.group("Rückgängig");
    const [first, second] = [await fixture.document(group.id), await fixture.document(group.id)];
    await fixture.remove(group.id, first.id);
    await expect(fixture.read(group.id, first.id)).rejects.toMatchObject(notFound);
    await expect(fixture.remove(group.id, first.id)).rejects.toMatchObject(notFound);
    expect(await fixture.idsIn(group.id)).toEqual([second.id]);
    const third = await fixture.document(group.id);
    await fixture.restore(group.id, first.id);

    expect(await fixture.idsIn(group.id)).toEqual([first.id, second.id, third.id]);
    await expect(fixture.restore(group.id, first.id)).rejects.toMatchObject(notFound);
  });
});

describe("the entries of a group", () => {
  it("are dragged into an order, those not named behind", async () => {
    const group = await fixture.group("Reihe");
    const made = [];
    for (const title of ["A", "B", "C", "D"]) made.push((await fixture.document(group.id, { title })).id);
    const [a = "", b = "", c = "", d = ""] = made;
    const reorder = (ids: string[]) =>
      fixture.keeper.call(misc.entries.reorder, { params: { id: group.id }, body: { ids } });
    await reorder([d, b]);

    expect(await fixture.idsIn(group.id)).toEqual([d, b, a, c]);
    const foreign = (await fixture.document(id)).id;
    await expect(reorder([a, foreign])).rejects.toMatchObject(refused("ids.1"));
  });

  it("are searched by title, text, file, name and address, and filtered by kind", async () => {
    const group = await fixture.group("Suche");
    const file = await fixture.upload();
    const paper = await fixture.document(group.id, {
      title: "Prüfung",
      description: "Ablauf",
      files: [file],
    });
    const place = await fixture.location(group.id, { name: "Lager", location: "Straße 5, Krems" });
    const found = (searchTerm: string) => fixture.idsIn(group.id, { searchTerm });

    expect(await found("pruefung ablauf")).toEqual([paper.id]);
    expect(await found("leitfaden.pdf")).toEqual([paper.id]);
    expect(await found("strasse krems")).toEqual([place.id]);
    const filters = [{ field: "kind", values: ["location"], comparator: "eq" }];
    expect(await fixture.idsIn(group.id, { filters })).toEqual([place.id]);
  });
});

describe("who sees an entry", () => {
  it("stays as it was where a client leaves it out", async () => {
    const { id } = await fixture.group("Schweigen");
    const entry = await fixture.document(id, { visibility: "Directors" });

    const renamed = await fixture.update(id, entry.id, { title: "Anders" });

    expect(renamed.visibility).toBe("Directors");
  });

  it("is decided by its visibility, in list, count, search, detail and file alike", async () => {
    const group = await fixture.group("Sichtbarkeit");
    const file = await fixture.upload();
    const secret = await fixture.document(group.id, {
      title: "Geheimplan",
      visibility: "Directors",
      files: [file],
    });
    const director = await fixture.as({ employee: { isDirector: true } });
    const seen = async (by: typeof fixture.colleague) => ({
      listed: await fixture.idsIn(group.id, {}, by),
      found: await fixture.idsIn(group.id, { searchTerm: "geheimplan" }, by),
      groups: (await fixture.groups({ searchTerm: "geheimplan" }, by)).totalCount,
      count: (await fixture.readGroup(group.id, by)).entriesCount,
      detail: (await by.send(misc.entries.read, { params: { id: group.id, dataId: secret.id } })).response
        .status,
      file: (await by.send(files.read, { params: { id: file.id }, query: {} })).response.status,
    });
    const all = { listed: [secret.id], found: [secret.id], groups: 1, count: 1, detail: 200, file: 302 };

    expect(await seen(director)).toEqual(all);
    expect(await seen(fixture.keeper)).toEqual(all);
    expect(await seen(fixture.officeKeeper)).toEqual({
      listed: [],
      found: [],
      groups: 0,
      count: 0,
      detail: 404,
      file: 404,
    });
    expect(await seen(fixture.colleague)).toEqual(await seen(fixture.officeKeeper));
  });

  it("holds for its files while it is deleted, or its group is", async () => {
    const group = await fixture.group("Dateien");
    const file = await fixture.upload();
    const entry = await fixture.document(group.id, { files: [file] });
    const status = async () =>
      (await fixture.colleague.send(files.read, { params: { id: file.id }, query: {} })).response.status;

    expect(await status()).toBe(302);
    await fixture.remove(group.id, entry.id);
    expect(await status()).toBe(404);
    await fixture.restore(group.id, entry.id);
    await fixture.removeGroup(group.id, 1);
    expect(await status()).toBe(404);
    await fixture.restoreGroup(group.id);
    expect(await status()).toBe(302);
    await fixture.update(group.id, entry.id, { title: "Ohne Datei", files: [] });
    expect(await status()).toBe(404);
  });
});

describe("who keeps the entries of one office", () => {
  it("changes those, and neither others nor groups nor orders", async () => {
    const { officeKeeper } = fixture;
    const own = await fixture.document(id, { organisationId: ownOffice.id }, officeKeeper);
    const shared = await fixture.document(id, { organisationId: null });
    const title = "Neu";
    await fixture.update(id, own.id, { title, organisationId: ownOffice.id }, officeKeeper);

    expect(await fixture.read(id, own.id)).toMatchObject({ title });
    for (const organisationId of [null, otherOffice.id]) {
      await expect(fixture.document(id, { organisationId }, officeKeeper)).rejects.toMatchObject(denied);
      await expect(fixture.update(id, own.id, { title, organisationId }, officeKeeper)).rejects.toMatchObject(
        denied,
      );
    }
    await expect(fixture.remove(id, shared.id, officeKeeper)).rejects.toMatchObject(denied);
    await expect(
      officeKeeper.call(misc.entries.reorder, { params: { id }, body: { ids: [] } }),
    ).rejects.toMatchObject(denied);
    await fixture.remove(id, own.id, officeKeeper);
    await fixture.restore(id, own.id, officeKeeper);
  });
});
