import { beforeEach, describe, expect, it } from "vitest";
import { articlesFixture } from "./articles.fixture.ts";

let fixture: Awaited<ReturnType<typeof articlesFixture>>;

beforeEach(async () => {
  fixture = await articlesFixture();
});

describe("a search", () => {
  it("finds by the whole text what was written, changed or removed since the index was put", async () => {
    await fixture.writeMany();
    await fixture.write({ id: "a", title: "Dachs", content: "<p>Marder</p>" }, { id: "b", title: "Fuchs" });
    await fixture.indexer().repair();
    const search = fixture.searcher();
    await search("Füllstoff");

    await fixture.write({ id: "c", title: "Biber", content: "<p>Nager</p>" });
    await fixture.change("a", { content: "<p>Otter</p>" });
    await fixture.articles.remove("b");

    for (const find of [search, fixture.searcher()]) {
      expect(await find("Nager")).toEqual({ titles: ["Biber"], totalCount: 1 });
      expect(await find("Otter")).toEqual({ titles: ["Dachs"], totalCount: 1 });
      expect(await find("Marder")).toEqual({ titles: [], totalCount: 0 });
      expect(await find("Fuchs")).toEqual({ titles: [], totalCount: 0 });
    }
  });

  it("searches what lists show while there is no index", async () => {
    await fixture.writeMany();
    const search = fixture.searcher();

    expect(await search("Beitrag 117")).toEqual({ titles: ["Beitrag 117"], totalCount: 1 });
    expect(await search("Füllstoff")).toEqual({ titles: [], totalCount: 0 });
  });

  it("finds by its title what is new, though too much changed to read it all", async () => {
    await fixture.write({ title: "Dachs", content: "<p>Füllstoff</p>" });
    await fixture.indexer().repair();
    const search = fixture.searcher();
    await search("Dachs");
    await fixture.writeMany();

    expect((await search("Beitrag 117")).titles).toEqual(["Beitrag 117"]);
    expect((await search("Füllstoff")).titles).toEqual(["Dachs"]);
  });

  it("takes over what the indexer has done when too much changed to read it all", async () => {
    await fixture.writeMany();
    await fixture.indexer().repair();

    expect((await fixture.searcher()("Füllstoff")).totalCount).toBe(120);
    expect(fixture.reads).toEqual(["missing", "read"]);
  });

  it("asks the store for nothing once it has the index", async () => {
    await fixture.writeMany();
    await fixture.indexer().repair();
    const search = fixture.searcher();
    await search("Füllstoff");
    const { length } = fixture.reads;

    await fixture.write({ title: "Dachs" });
    await search("Dachs");
    await search("Beitrag");

    expect(fixture.reads).toHaveLength(length);
  });

  it("never shows an article in a version that is over, though the stored index has it", async () => {
    await fixture.writeMany();
    await fixture.write({ id: "a", title: "Dachs", content: "<p>Marder</p>" });
    await fixture.indexer().repair();
    await fixture.change("a", { title: "Nichts", content: null });
    await fixture.articles.remove("a");

    expect(await fixture.searcher()("Marder")).toEqual({ titles: [], totalCount: 0 });
  });
});
