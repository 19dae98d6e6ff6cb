import { beforeEach, describe, expect, it } from "vitest";
import { articlesWorld } from "./articles-world.ts";

let world: Awaited<ReturnType<typeof articlesWorld>>;

beforeEach(async () => {
  world = await articlesWorld();
});

describe("a search", () => {
  it("finds by the whole text what was written, changed or removed since the index was put", async () => {
    await world.writeMany();
    await world.write({ id: "a", title: "Dachs", content: "<p>Marder</p>" }, { id: "b", title: "Fuchs" });
    await world.indexer().repair();
    const search = world.searcher();
    await search("Füllstoff");

    await world.write({ id: "c", title: "Biber", content: "<p>Nager</p>" });
    await world.change("a", { content: "<p>Otter</p>" });
    await world.articles.remove("b");

    for (const find of [search, world.searcher()]) {
      expect(await find("Nager")).toEqual({ titles: ["Biber"], totalCount: 1 });
      expect(await find("Otter")).toEqual({ titles: ["Dachs"], totalCount: 1 });
      expect(await find("Marder")).toEqual({ titles: [], totalCount: 0 });
      expect(await find("Fuchs")).toEqual({ titles: [], totalCount: 0 });
    }
  });

  it("searches what lists show while there is no index", async () => {
    await world.writeMany();
    const search = world.searcher();

    expect(await search("Beitrag 117")).toEqual({ titles: ["Beitrag 117"], totalCount: 1 });
    expect(await search("Füllstoff")).toEqual({ titles: [], totalCount: 0 });
  });

  it("finds by its title what is new, though too much changed to read it all", async () => {
    await world.write({ title: "Dachs", content: "<p>Füllstoff</p>" });
    await world.indexer().repair();
    const search = world.searcher();
    await search("Dachs");
    await world.writeMany();

    expect((await search("Beitrag 117")).titles).toEqual(["Beitrag 117"]);
    expect((await search("Füllstoff")).titles).toEqual(["Dachs"]);
  });

  it("takes over what the indexer has done when too much changed to read it all", async () => {
    await world.writeMany();
    await world.indexer().repair();

    expect((await world.searcher()("Füllstoff")).totalCount).toBe(120);
    expect(world.reads).toEqual(["missing", "read"]);
  });

  it("asks the store for nothing once it has the index", async () => {
    await world.writeMany();
    await world.indexer().repair();
    const search = world.searcher();
    await search("Füllstoff");
    const { length } = world.reads;

    await world.write({ title: "Dachs" });
    await search("Dachs");
    await search("Beitrag");

    expect(world.reads).toHaveLength(length);
  });

  it("never shows an article in a version that is over, though the stored index has it", async () => {
    await world.writeMany();
    await world.write({ id: "a", title: "Dachs", content: "<p>Marder</p>" });
    await world.indexer().repair();
    await world.change("a", { title: "Nichts", content: null });
    await world.articles.remove("a");

    expect(await world.searcher()("Marder")).toEqual({ titles: [], totalCount: 0 });
  });
});
