import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { articlesFixture } from "./articles.fixture.ts";

let fixture: Awaited<ReturnType<typeof articlesFixture>>;

beforeEach(async () => {
  fixture = await articlesFixture();
  await fixture.writeMany();
});

describe("the indexer", () => {
  it("makes the index from the table when there is none", async () => {
    await fixture.write({ id: "new", title: "Dachs", content: "<p>Marder</p>" });
    await fixture.indexer().take(["new"]);

    expect(fixture.puts).toHaveLength(1);
    expect(await fixture.storedTitles("Marder")).toEqual(["Dachs"]);
    expect(await fixture.storedTitles("Füllstoff")).toHaveLength(120);
  });

  it("takes what was written, changed and removed as it is now", async () => {
    const indexer = fixture.indexer();
    await fixture.write(
      { id: "a", title: "Dachs", content: "<p>Marder</p>" },
      { id: "b", title: "Fuchs", content: "<p>Wolf</p>" },
    );
    await indexer.take(["a", "b"]);

    await fixture.change("a", { content: "<p>Otter</p>" });
    await fixture.articles.remove("b");
    await indexer.take(["a", "b"]);

    expect(await fixture.storedTitles("Marder")).toEqual([]);
    expect(await fixture.storedTitles("Otter")).toEqual(["Dachs"]);
    expect(await fixture.storedTitles("Wolf")).toEqual([]);
  });

  it("puts many changes with one new version of the index", async () => {
    const ids = Array.from({ length: 30 }, (_, no) => `many-${no}`);
    const indexer = fixture.indexer();
    await indexer.repair();
    await fixture.write(...ids.map((id) => ({ id, content: "<p>Luchs</p>" })));

    await indexer.take([...ids, ...ids]);

    expect(fixture.puts).toHaveLength(2);
    expect(await fixture.storedTitles("Luchs")).toHaveLength(30);
  });

  it("puts nothing when a message comes twice, late, or about what never was", async () => {
    const indexer = fixture.indexer();
    await fixture.write({ id: "a", title: "Dachs" });
    await indexer.take(["a"]);

    await indexer.take(["a"]);
    await fixture.indexer().take(["a"]);
    await indexer.take(["gone"]);

    expect(fixture.puts).toHaveLength(1);
  });

  it("does not read again what it has put itself", async () => {
    const indexer = fixture.indexer();
    await indexer.repair();
    await fixture.write({ id: "a" });
    await indexer.take(["a"]);
    await fixture.write({ id: "b" });
    await indexer.take(["b"]);

    expect(fixture.reads).toEqual(["missing", "unchanged", "unchanged"]);
  });

  it("begins anew when another one was quicker, and loses the changes of neither", async () => {
    const [first, second] = [fixture.indexer(), fixture.indexer()];
    await first.repair();
    await fixture.write(
      { id: "a", title: "Dachs", content: "<p>Marder</p>" },
      { id: "b", title: "Fuchs", content: "<p>Wolf</p>" },
    );
    fixture.fixture.beforePut = async () => {
      fixture.fixture.beforePut = async () => {};
      await second.take(["b"]);
    };

    await first.take(["a"]);

    expect(await fixture.storedTitles("Marder")).toEqual(["Dachs"]);
    expect(await fixture.storedTitles("Wolf")).toEqual(["Fuchs"]);
  });

  it("loses nothing when ten are at work at once", async () => {
    await fixture.indexer().repair();
    const ids = Array.from({ length: 10 }, (_, no) => `at-once-${no}`);
    await fixture.write(...ids.map((id) => ({ id, content: "<p>Luchs</p>" })));
    const indexers = ids.map(() => fixture.indexer());

    await Promise.all(
      indexers.map(async (indexer, no) => {
        const again = (): Promise<void> => indexer.take([ids[no] ?? ""]).catch(again);
        await again();
      }),
    );

    expect(await fixture.storedTitles("Luchs")).toHaveLength(10);
  });

  it("gives up when others keep being quicker, so that the messages come again", async () => {
    const [first, second] = [fixture.indexer(), fixture.indexer()];
    await first.repair();
    await fixture.write({ id: "a" });
    let number = 0;
    fixture.fixture.beforePut = async () => {
      const { beforePut } = fixture.fixture;
      fixture.fixture.beforePut = async () => {};
      await fixture.write({ id: `other-${number}` });
      await second.take([`other-${number++}`]);
      fixture.fixture.beforePut = beforePut;
    };

    await expect(first.take(["a"])).rejects.toThrow("Others kept changing the index");
  });
});

describe("the repair", () => {
  it("finds what no message told of: written, changed and removed", async () => {
    const indexer = fixture.indexer();
    await fixture.write({ id: "a", title: "Dachs", content: "<p>Marder</p>" }, { id: "b", title: "Fuchs" });
    await indexer.repair();

    await fixture.write({ id: "c", title: "Biber", content: "<p>Nager</p>" });
    await fixture.change("a", { content: "<p>Otter</p>" });
    await fixture.articles.remove("b");
    await fixture.indexer().repair();

    expect(await fixture.storedTitles("Nager")).toEqual(["Biber"]);
    expect(await fixture.storedTitles("Otter")).toEqual(["Dachs"]);
    expect(await fixture.storedTitles("Marder")).toEqual([]);
    expect(await fixture.storedTitles("Fuchs")).toEqual([]);
  });

  it("leaves an index alone that has everything", async () => {
    await fixture.indexer().repair();
    await fixture.indexer().repair();

    expect(fixture.puts).toHaveLength(1);
  });

  it("makes a lost index anew", async () => {
    const indexer = fixture.indexer();
    await indexer.repair();
    fixture.lose();
    await indexer.repair();

    expect(await fixture.storedTitles("Füllstoff")).toHaveLength(120);
  });

  it.each([
    ["no archive", Buffer.from("this is no index")],
    ["no JSON", gzipSync("{")],
    ["of another kind", gzipSync("[]")],
    ["empty", Buffer.alloc(0)],
    ["made in another way", gzipSync(JSON.stringify({ made: "0 title", versions: [], words: {} }))],
    ["cut off", gzipSync("x".repeat(10_000)).subarray(0, 20)],
  ])("makes a broken index anew: %s", async (_, bytes) => {
    fixture.breakIt(bytes);

    expect((await fixture.searcher()("Beitrag 7")).totalCount).toBeGreaterThan(0);

    await fixture.indexer().repair();

    expect(await fixture.storedTitles("Füllstoff")).toHaveLength(120);
  });
});
