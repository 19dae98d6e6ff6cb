import { describe, expect, it } from "vitest";
import { misc } from "../../shared/misc/misc.contract.ts";
import { ifMatch } from "../support/browser.ts";
import { miscFixture } from "./misc.fixture.ts";

const fixture = await miscFixture();

const goneFor = { status: 404 };

describe("the groups", () => {
  it("stand in the order somebody dragged them into, new ones at the end", async () => {
    const [first, second, third] = [
      await fixture.group("Eins"),
      await fixture.group("Zwei"),
      await fixture.group("Drei"),
    ];
    await fixture.keeper.call(misc.groups.reorder, { body: { ids: [third.id, first.id, second.id] } });
    const last = await fixture.group("Vier");
    const { data } = await fixture.groups();
    const own = new Set([first, second, third, last].map(({ id }) => id));

    expect(data.filter(({ id }) => own.has(id)).map(({ name }) => name)).toEqual([
      "Drei",
      "Eins",
      "Zwei",
      "Vier",
    ]);
    await expect(
      fixture.keeper.call(misc.groups.reorder, { body: { ids: ["unknown"] } }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [expect.objectContaining({ path: "ids.0" })],
    });
  });

  it("take back what they were read as, and keep their place without `ordering`", async () => {
    const { id } = await fixture.group("Ablage");
    const read = await fixture.readGroup(id);
    const [same, renamed] = [
      (await fixture.keeper.call(misc.groups.update, { params: { id }, body: read })).data,
      (await fixture.keeper.call(misc.groups.update, { params: { id }, body: { name: "Archiv" } })).data,
    ];

    expect({ ...same, modifiedAt: read.modifiedAt }).toEqual(read);
    expect(renamed).toMatchObject({ name: "Archiv", ordering: read.ordering });
  });

  it("are refused by a concurrent edit with the group as it is", async () => {
    const { id } = await fixture.group("Zweimal");
    const input = { params: { id }, body: { name: "Erster" } };
    const { response } = await fixture.keeper.send(misc.groups.read, { params: { id } });
    await fixture.keeper.call(misc.groups.update, input);
    const again = fixture.keeper.call(misc.groups.update, input, ifMatch(response.headers.get("etag")));

    await expect(again).rejects.toMatchObject({ status: 409, current: { name: "Erster" } });
  });

  it("are found by their names, and by what is in them with only that", async () => {
    const [named, holding] = [await fixture.group("Fuhrpark"), await fixture.group("Sonstiges")];
    await fixture.document(named.id, { title: "Tankkarten" });
    await fixture.document(holding.id, { title: "Regeln für den Fuhrpark" });
    await fixture.document(holding.id, { title: "Anderes" });

    expect(await fixture.groups({ searchTerm: "FUHRPARK" })).toMatchObject({
      totalCount: 2,
      data: [
        { name: "Fuhrpark", entriesCount: 1, entries: { totalCount: 1 } },
        {
          name: "Sonstiges",
          entriesCount: 2,
          entries: { totalCount: 1, data: [{ title: "Regeln für den Fuhrpark" }] },
        },
      ],
    });
  });

  it("come with ten entries each and the exact number of them", async () => {
    const { id } = await fixture.group("Viel");
    for (let number = 1; number <= 12; number++) await fixture.document(id, { title: `Blatt ${number}` });
    await fixture.document(id, { title: "Geheim", visibility: "AssociationDirectors" });
    const { data } = await fixture.groups({ searchTerm: "Viel" });

    expect(data[0]).toMatchObject({ entriesCount: 12, entries: { totalCount: 12 } });
    expect(data[0]?.entries?.data).toHaveLength(10);
  });
});

describe("deleting a group", () => {
  it("takes its entries along once their number was confirmed, also those few see", async () => {
    const { id } = await fixture.group();
    const entry = await fixture.document(id);
    await fixture.document(id, { visibility: "AssociationDirectors" });
    const refusal = { status: 409, current: { entries: 2 } };

    await expect(fixture.removeGroup(id)).rejects.toMatchObject(refusal);
    await expect(fixture.removeGroup(id, 1)).rejects.toMatchObject(refusal);
    await fixture.removeGroup(id, 2);
    await expect(fixture.readGroup(id)).rejects.toMatchObject(goneFor);
    await expect(fixture.list(id)).rejects.toMatchObject(goneFor);
    await expect(fixture.read(id, entry.id)).rejects.toMatchObject(goneFor);
    await expect(fixture.document(id)).rejects.toMatchObject(goneFor);
    await expect(fixture.remove(id, entry.id)).rejects.toMatchObject(goneFor);
    expect((await fixture.groups({ searchTerm: "Leitfaden" })).data.map((group) => group.id)).not.toContain(
      id,
    );
  });

  it("is undone with all of them, but for what was deleted before", async () => {
    const { id } = await fixture.group();
    const [kept, gone] = [await fixture.document(id), await fixture.location(id)];
    await fixture.remove(id, gone.id);
    await fixture.removeGroup(id, 1);
    await fixture.restoreGroup(id);

    expect(await fixture.idsIn(id)).toEqual([kept.id]);
    expect(await fixture.readGroup(id)).toMatchObject({ entriesCount: 1 });
    await expect(fixture.restoreGroup(id)).rejects.toMatchObject(goneFor);
  });
});
