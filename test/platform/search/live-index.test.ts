import { Readable } from "node:stream";
import { zstdCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "../../../functions/platform/logging/log.ts";
import { INCOMPLETE } from "../../../functions/platform/search/live-index.ts";
import { articlesFixture } from "./articles.fixture.ts";

let fixture: Awaited<ReturnType<typeof articlesFixture>>;

const warn = vi.spyOn(log, "warn");

beforeEach(async () => {
  warn.mockReset();
  fixture = await articlesFixture();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What was missing, of the index that an alarm counts. */
const told = () =>
  warn.mock.calls.flatMap(([message, more]) =>
    message === INCOMPLETE && typeof more === "object" && "what" in more ? [more.what] : [],
  );

const brokenOff = () =>
  Readable.from(
    (function* () {
      yield zstdCompressSync("the beginning");
      throw new Error("The connection was lost");
    })(),
  );

const HOUR = 3_600_000;
const later = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
};

describe("a search", () => {
  it("finds by the whole text what was written, changed or removed since the file was made", async () => {
    await fixture.writeMany();
    await fixture.write({ id: "a", title: "Dachs", content: "<p>Marder</p>" }, { id: "b", title: "Fuchs" });
    await fixture.keeper()();
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

  it("needs no file of few rows", async () => {
    await fixture.write({ title: "Dachs", content: "<p>Marder</p>" });

    expect(await fixture.searcher()("Marder")).toEqual({ titles: ["Dachs"], totalCount: 1 });
    expect(told()).toEqual([]);
  });

  it("reads a file once, whoever asks at the same time", async () => {
    await fixture.writeMany();
    await fixture.keeper()();
    fixture.reads.length = 0;
    const search = fixture.searcher();

    await Promise.all([search("Füllstoff"), search("Beitrag"), search("Füllstoff")]);
    await fixture.write({ title: "Dachs" });
    await search("Dachs");

    expect(fixture.reads).toEqual(["read"]);
  });

  it("finds by their titles what it could not read in one go, and the rest later", async () => {
    await fixture.writeMany(500);
    const search = fixture.searcher();
    expect((await search("Füllstoff")).totalCount).toBeLessThan(500);
    expect((await search("Beitrag 499")).titles).toEqual(["Beitrag 499"]);

    for (let seconds = 0; seconds < 3; seconds++) {
      later(1_500);
      await search("Füllstoff");
    }

    expect((await search("Füllstoff")).totalCount).toBe(500);
  });

  it("never shows an article in a version that is over, though the file has it", async () => {
    await fixture.writeMany();
    await fixture.write({ id: "a", title: "Dachs", content: "<p>Marder</p>" });
    await fixture.keeper()();
    await fixture.change("a", { title: "Nichts", content: null });
    await fixture.articles.remove("a");

    expect(await fixture.searcher()("Marder")).toEqual({ titles: [], totalCount: 0 });
  });
});

describe("a file that cannot be used", () => {
  it.each<readonly [string, string, (bytes: Uint8Array) => Uint8Array]>([
    ["no archive", "unusable", () => Buffer.from("this is no index")],
    ["no database", "unusable", () => zstdCompressSync("this is no index")],
    ["empty", "unusable", () => Buffer.alloc(0)],
    ["half-written", "unusable", (bytes) => bytes.subarray(0, bytes.length / 2)],
    [
      "with another byte",
      "unusable",
      (bytes) => bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1),
    ],
  ])("is told of, and made anew: %s", async (_, what, change) => {
    await fixture.writeMany();
    await fixture.keeper()();
    fixture.spoil(change);

    expect((await fixture.searcher()("Füllstoff")).totalCount).toBe(120);
    expect(told()).toContain(what);

    await fixture.keeper()();
    warn.mockClear();
    expect((await fixture.searcher()("Füllstoff")).totalCount).toBe(120);
    expect(told()).toEqual([]);
  });

  it("is told of, and the table is read instead, when its download breaks off", async () => {
    await fixture.writeMany();
    await fixture.keeper()();
    fixture.store.read = async () => ({ bytes: brokenOff(), etag: "1" });

    expect((await fixture.searcher()("Füllstoff")).totalCount).toBe(120);
    expect(told()).toContain("unusable");
  });

  it("is told of and made anew: lost, while who keeps it is warm", async () => {
    await fixture.writeMany();
    const keep = fixture.keeper();
    await keep();
    fixture.lose();

    expect((await fixture.searcher()("Füllstoff")).totalCount).toBe(120);
    expect(told()).toContain("lost");

    await keep();
    expect(fixture.puts).toHaveLength(2);
  });

  it("is too old when tombstones are gone", async () => {
    await fixture.writeMany();
    await fixture.keeper()();
    later(7 * 24 * HOUR);

    await fixture.searcher()("Füllstoff");

    expect(told()).toContain("old");
  });
});

describe("the schedule", () => {
  it("leaves a file alone while little has changed", async () => {
    await fixture.writeMany();
    const keep = fixture.keeper();
    await keep();
    await fixture.write({ title: "Dachs" });

    await keep();
    await fixture.keeper()();

    expect(fixture.puts).toHaveLength(1);
  });

  it("makes it anew when much has changed, and after a day", async () => {
    await fixture.writeMany();
    const keep = fixture.keeper();
    await keep();
    await fixture.writeMany(301, "<p>Zuwachs</p>");
    await keep();
    expect(fixture.puts).toHaveLength(2);

    fixture.reads.length = 0;
    expect((await fixture.searcher()("Zuwachs")).totalCount).toBe(301);
    later(25 * HOUR);
    await keep();
    expect(fixture.puts).toHaveLength(3);
  });

  it("makes it from the table once a day, however often it was brought up to date", async () => {
    await fixture.writeMany();
    const keep = fixture.keeper();
    await keep();
    later(20 * HOUR);
    await fixture.writeMany(301);
    await keep();
    expect(fixture.puts).toHaveLength(2);

    later(5 * HOUR);
    await keep();

    expect(fixture.puts).toHaveLength(3);
  });

  it("loses nothing that is removed while it makes the file", async () => {
    await fixture.writeMany();
    await fixture.write({ id: "a", title: "Dachs" });
    const making = fixture.keeper()();
    await fixture.articles.remove("a");
    await making;

    expect((await fixture.searcher()("Dachs")).totalCount).toBe(0);
  });
});
