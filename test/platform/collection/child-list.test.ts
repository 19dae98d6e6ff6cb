import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import { openChildList } from "../../../functions/platform/collection/child-list.ts";
import { openCollection } from "../../../functions/platform/collection/collection.ts";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { problemsOf } from "../../../shared/contract/problem.ts";
import { newTable } from "../../support/new-table.ts";

interface Shelf {
  readonly id: string;
  readonly name: string;
  readonly booksCount?: number;
}

interface Volume {
  readonly id: string;
  readonly title: string;
}

const shelfProblems = problemsOf("shelf", { notFound: { status: 404, title: "" } });
const volumeProblems = problemsOf("volume", { notFound: { status: 404, title: "" } });

const { table } = await newTable();
let opened = 0;

const openLibrary = (name = `SHELF${++opened}`) => {
  const shelves = openCollection<Shelf, Shelf>(table, {
    name,
    missing: shelfProblems.notFound,
    listed: (shelf) => shelf,
    listedIsWhole: true,
    counted: (booksCount) => ({ booksCount }),
    fieldOf: (shelf, field) => shelf[field as keyof Shelf],
    searchText: ({ name: text }) => [text],
    defaultSort: [{ field: "name", direction: "asc" }],
  });
  const volumesOf = openChildList<Volume>(
    table,
    { name: `${name}_VOLUME`, missing: volumeProblems.notFound },
    shelves,
  );
  return { name, shelves, volumesOf };
};

const aShelf = (): Shelf => ({ id: ulid(), name: "Romane" });
const aVolume = (title: string): Volume => ({ id: ulid(), title });
const whole = { skip: 0, limit: 100 };
const titlesOf = (volumes: readonly Volume[]) => volumes.map(({ title }) => title);

describe("a list that belongs to a parent", () => {
  it("shows any stretch in the order of making, or the latest first", async () => {
    const { shelves, volumesOf } = openLibrary();
    const shelf = await shelves.insert(aShelf());
    const volumes = volumesOf(shelf.id);
    for (const title of ["A", "B", "C", "D"]) await volumes.insert(aVolume(title));

    expect(titlesOf(await volumes.page({ skip: 1, limit: 2 }))).toEqual(["B", "C"]);
    expect(titlesOf(await volumes.page({ skip: 0, limit: 2, isReversed: true }))).toEqual(["D", "C"]);
    expect(titlesOf(await volumes.page({ skip: 9, limit: 2 }))).toEqual([]);
    expect(titlesOf(await volumesOf("another").page(whole))).toEqual([]);
  });

  it("is counted exactly at the parent, in its lists too, after fifty came and went at once", async () => {
    const { name, shelves, volumesOf } = openLibrary();
    const shelf = await shelves.insert(aShelf());
    const volumes = volumesOf(shelf.id);
    const there = openLibrary(name).shelves;
    const count = async () => (await there.list(listConfig(), everything)).data[0]?.booksCount;
    const first = await Promise.all(
      Array.from({ length: 25 }, (_, at) => volumes.insert(aVolume(`Alt ${at}`))),
    );
    expect(await count()).toBe(25);

    await Promise.all([
      ...Array.from({ length: 30 }, (_, at) => volumes.insert(aVolume(`Neu ${at}`))),
      ...first.slice(0, 20).map(({ id }) => volumes.remove(id)),
    ]);

    expect(await count()).toBe(35);
    expect((await shelves.find(shelf.id))?.booksCount).toBe(35);
    expect(await volumes.page(whole)).toHaveLength(35);
  });

  it("leaves the parent's version alone: who edits it meanwhile meets no conflict, and loses no count", async () => {
    const { shelves, volumesOf } = openLibrary();
    const shelf = await shelves.insert(aShelf());
    await volumesOf(shelf.id).insert(aVolume("A"));

    const renamed = await shelves.update(
      shelf.id,
      async (current) => {
        await volumesOf(shelf.id).insert(aVolume("B"));
        return { ...current, name: "Krimis" };
      },
      { ifVersion: shelf.version },
    );

    expect(renamed.version).toBe(2);
    expect(await shelves.find(shelf.id)).toMatchObject({ name: "Krimis", booksCount: 2, version: 2 });
  });

  it("takes nothing in for a parent that is gone, and removes nothing twice", async () => {
    const { shelves, volumesOf } = openLibrary();
    const shelf = await shelves.insert(aShelf());
    const volumes = volumesOf(shelf.id);
    const { id } = await volumes.insert(aVolume("A"));
    await volumes.remove(id);

    await expect(volumes.remove(id)).rejects.toMatchObject({ kind: volumeProblems.notFound });
    expect((await shelves.find(shelf.id))?.booksCount).toBe(0);
    await shelves.remove(shelf.id);
    await expect(volumes.insert(aVolume("B"))).rejects.toMatchObject({ kind: shelfProblems.notFound });
    expect(await volumes.page(whole)).toEqual([]);
  });

  it("changes a child in the version that was seen, and in no other", async () => {
    const { shelves, volumesOf } = openLibrary();
    const volumes = volumesOf((await shelves.insert(aShelf())).id);
    const { id } = await volumes.insert(aVolume("A"));
    await volumes.update(id, (current) => ({ ...current, title: "B" }));

    const late = volumes.update(id, (current) => ({ ...current, title: "C" }), { ifVersion: 1 });

    await expect(late).rejects.toMatchObject({
      code: "entity.changed",
      options: { current: { title: "B" } },
    });
    expect(await volumes.find(id)).toMatchObject({ title: "B", version: 2 });
  });
});
