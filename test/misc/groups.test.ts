import { beforeAll, describe, expect, it } from "vitest";
import { misc } from "../../shared/misc/misc.contract.ts";
import { miscDesk } from "./misc-desk.ts";

let desk: Awaited<ReturnType<typeof miscDesk>>;
beforeAll(async () => {
  desk = await miscDesk();
});

const goneFor = { status: 404 };

describe("the groups", () => {
  it("stand in the order somebody dragged them into, new ones at the end", async () => {
    const [first, second, third] = [
      await desk.group("Eins"),
      await desk.group("Zwei"),
      await desk.group("Drei"),
    ];
    await desk.keeper.call(misc.groups.reorder, { body: { ids: [third.id, first.id, second.id] } });
    const last = await desk.group("Vier");
    const { data } = await desk.groups();
    const own = new Set([first, second, third, last].map(({ id }) => id));

    expect(data.filter(({ id }) => own.has(id)).map(({ name }) => name)).toEqual([
      "Drei",
      "Eins",
      "Zwei",
      "Vier",
    ]);
    await expect(desk.keeper.call(misc.groups.reorder, { body: { ids: ["unknown"] } })).rejects.toMatchObject(
      {
        status: 400,
        errors: [expect.objectContaining({ path: "ids.0" })],
      },
    );
  });

  it("take back what they were read as, and keep their place without `ordering`", async () => {
    const { id } = await desk.group("Ablage");
    const read = await desk.readGroup(id);
    const [same, renamed] = [
      (await desk.keeper.call(misc.groups.update, { params: { id }, body: read })).data,
      (await desk.keeper.call(misc.groups.update, { params: { id }, body: { name: "Archiv" } })).data,
    ];

    expect({ ...same, modifiedAt: read.modifiedAt }).toEqual(read);
    expect(renamed).toMatchObject({ name: "Archiv", ordering: read.ordering });
  });

  it("are refused by a concurrent edit with the group as it is", async () => {
    const { id } = await desk.group("Zweimal");
    const input = { params: { id }, body: { name: "Erster" } };
    const { response } = await desk.keeper.send(misc.groups.read, { params: { id } });
    await desk.keeper.call(misc.groups.update, input);
    const again = desk.keeper.call(misc.groups.update, input, {
      headers: { "if-match": response.headers.get("etag") ?? "" },
    });

    await expect(again).rejects.toMatchObject({ status: 409, current: { name: "Erster" } });
  });

  it("are found by their names, and by what is in them with only that", async () => {
    const [named, holding] = [await desk.group("Fuhrpark"), await desk.group("Sonstiges")];
    await desk.document(named.id, { title: "Tankkarten" });
    await desk.document(holding.id, { title: "Regeln für den Fuhrpark" });
    await desk.document(holding.id, { title: "Anderes" });

    expect(await desk.groups({ searchTerm: "FUHRPARK" })).toMatchObject({
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
    const { id } = await desk.group("Viel");
    for (let number = 1; number <= 12; number++) await desk.document(id, { title: `Blatt ${number}` });
    await desk.document(id, { title: "Geheim", visibility: "AssociationDirectors" });
    const { data } = await desk.groups({ searchTerm: "Viel" });

    expect(data[0]).toMatchObject({ entriesCount: 12, entries: { totalCount: 12 } });
    expect(data[0]?.entries?.data).toHaveLength(10);
  });
});

describe("deleting a group", () => {
  it("takes its entries along once their number was confirmed, also those few see", async () => {
    const { id } = await desk.group();
    const entry = await desk.document(id);
    await desk.document(id, { visibility: "AssociationDirectors" });
    const refusal = { status: 409, current: { entries: 2 } };

    await expect(desk.removeGroup(id)).rejects.toMatchObject(refusal);
    await expect(desk.removeGroup(id, 1)).rejects.toMatchObject(refusal);
    await desk.removeGroup(id, 2);
    await expect(desk.readGroup(id)).rejects.toMatchObject(goneFor);
    await expect(desk.list(id)).rejects.toMatchObject(goneFor);
    await expect(desk.read(id, entry.id)).rejects.toMatchObject(goneFor);
    await expect(desk.document(id)).rejects.toMatchObject(goneFor);
    await expect(desk.remove(id, entry.id)).rejects.toMatchObject(goneFor);
    expect((await desk.groups({ searchTerm: "Leitfaden" })).data.map((group) => group.id)).not.toContain(id);
  });

  it("is undone with all of them, but for what was deleted before", async () => {
    const { id } = await desk.group();
    const [kept, gone] = [await desk.document(id), await desk.location(id)];
    await desk.remove(id, gone.id);
    await desk.removeGroup(id, 1);
    await desk.restoreGroup(id);

    expect(await desk.idsIn(id)).toEqual([kept.id]);
    expect(await desk.readGroup(id)).toMatchObject({ entriesCount: 1 });
    await expect(desk.restoreGroup(id)).rejects.toMatchObject(goneFor);
  });
});
