import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { articlesWorld } from "./articles-world.ts";

let world: Awaited<ReturnType<typeof articlesWorld>>;

beforeEach(async () => {
  world = await articlesWorld();
  await world.writeMany();
});

describe("the indexer", () => {
  it("makes the index from the table when there is none", async () => {
    await world.write({ id: "new", title: "Dachs", content: "<p>Marder</p>" });
    await world.indexer().take(["new"]);

    expect(world.puts).toHaveLength(1);
    expect(await world.storedTitles("Marder")).toEqual(["Dachs"]);
    expect(await world.storedTitles("Füllstoff")).toHaveLength(120);
  });

  it("takes what was written, changed and removed as it is now", async () => {
    const indexer = world.indexer();
    await world.write(
      { id: "a", title: "Dachs", content: "<p>Marder</p>" },
      { id: "b", title: "Fuchs", content: "<p>Wolf</p>" },
    );
    await indexer.take(["a", "b"]);

    await world.change("a", { content: "<p>Otter</p>" });
    await world.articles.remove("b");
    await indexer.take(["a", "b"]);

    expect(await world.storedTitles("Marder")).toEqual([]);
    expect(await world.storedTitles("Otter")).toEqual(["Dachs"]);
    expect(await world.storedTitles("Wolf")).toEqual([]);
  });

  it("puts many changes with one new version of the index", async () => {
    const ids = Array.from({ length: 30 }, (_, no) => `many-${no}`);
    const indexer = world.indexer();
    await indexer.repair();
    await world.write(...ids.map((id) => ({ id, content: "<p>Luchs</p>" })));

    await indexer.take([...ids, ...ids]);

    expect(world.puts).toHaveLength(2);
    expect(await world.storedTitles("Luchs")).toHaveLength(30);
  });

  it("puts nothing when a message comes twice, late, or about what never was", async () => {
    const indexer = world.indexer();
    await world.write({ id: "a", title: "Dachs" });
    await indexer.take(["a"]);

    await indexer.take(["a"]);
    await world.indexer().take(["a"]);
    await indexer.take(["gone"]);

    expect(world.puts).toHaveLength(1);
  });

  it("does not read again what it has put itself", async () => {
    const indexer = world.indexer();
    await indexer.repair();
    await world.write({ id: "a" });
    await indexer.take(["a"]);
    await world.write({ id: "b" });
    await indexer.take(["b"]);

    expect(world.reads).toEqual(["missing", "unchanged", "unchanged"]);
  });

  it("begins anew when another one was quicker, and loses the changes of neither", async () => {
    const [first, second] = [world.indexer(), world.indexer()];
    await first.repair();
    await world.write(
      { id: "a", title: "Dachs", content: "<p>Marder</p>" },
      { id: "b", title: "Fuchs", content: "<p>Wolf</p>" },
    );
    world.world.beforePut = async () => {
      world.world.beforePut = async () => {};
      await second.take(["b"]);
    };

    await first.take(["a"]);

    expect(await world.storedTitles("Marder")).toEqual(["Dachs"]);
    expect(await world.storedTitles("Wolf")).toEqual(["Fuchs"]);
  });

  it("loses nothing when ten are at work at once", async () => {
    await world.indexer().repair();
    const ids = Array.from({ length: 10 }, (_, no) => `at-once-${no}`);
    await world.write(...ids.map((id) => ({ id, content: "<p>Luchs</p>" })));
    const indexers = ids.map(() => world.indexer());

    await Promise.all(
      indexers.map(async (indexer, no) => {
        const again = (): Promise<void> => indexer.take([ids[no] ?? ""]).catch(again);
        await again();
      }),
    );

    expect(await world.storedTitles("Luchs")).toHaveLength(10);
  });

  it("gives up when others keep being quicker, so that the messages come again", async () => {
    const [first, second] = [world.indexer(), world.indexer()];
    await first.repair();
    await world.write({ id: "a" });
    let number = 0;
    world.world.beforePut = async () => {
      const { beforePut } = world.world;
      world.world.beforePut = async () => {};
      await world.write({ id: `other-${number}` });
      await second.take([`other-${number++}`]);
      world.world.beforePut = beforePut;
    };

    await expect(first.take(["a"])).rejects.toThrow("Others kept changing the index");
  });
});

describe("the repair", () => {
  it("finds what no message told of: written, changed and removed", async () => {
    const indexer = world.indexer();
    await world.write({ id: "a", title: "Dachs", content: "<p>Marder</p>" }, { id: "b", title: "Fuchs" });
    await indexer.repair();

    await world.write({ id: "c", title: "Biber", content: "<p>Nager</p>" });
    await world.change("a", { content: "<p>Otter</p>" });
    await world.articles.remove("b");
    await world.indexer().repair();

    expect(await world.storedTitles("Nager")).toEqual(["Biber"]);
    expect(await world.storedTitles("Otter")).toEqual(["Dachs"]);
    expect(await world.storedTitles("Marder")).toEqual([]);
    expect(await world.storedTitles("Fuchs")).toEqual([]);
  });

  it("leaves an index alone that has everything", async () => {
    await world.indexer().repair();
    await world.indexer().repair();

    expect(world.puts).toHaveLength(1);
  });

  it("makes a lost index anew", async () => {
    const indexer = world.indexer();
    await indexer.repair();
    world.lose();
    await indexer.repair();

    expect(await world.storedTitles("Füllstoff")).toHaveLength(120);
  });

  it.each([
    ["no archive", Buffer.from("this is no index")],
    ["no JSON", gzipSync("{")],
    ["of another kind", gzipSync("[]")],
    ["empty", Buffer.alloc(0)],
    ["made in another way", gzipSync(JSON.stringify({ made: "0 title", versions: [], words: {} }))],
    ["cut off", gzipSync("x".repeat(10_000)).subarray(0, 20)],
  ])("makes a broken index anew: %s", async (_, bytes) => {
    world.breakIt(bytes);

    expect((await world.searcher()("Beitrag 7")).totalCount).toBeGreaterThan(0);

    await world.indexer().repair();

    expect(await world.storedTitles("Füllstoff")).toHaveLength(120);
  });
});
