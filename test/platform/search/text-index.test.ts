import { assert, describe, expect, it } from "vitest";
import { soughtIn } from "../../../functions/platform/search/german.ts";
import { packIndex, unpackIndex } from "../../../functions/platform/search/stored-index.ts";
import {
  type SearchedFields,
  TextIndex,
  type Versioned,
} from "../../../functions/platform/search/text-index.ts";

interface Note extends Versioned {
  readonly title: string;
  readonly tag: string | null;
  readonly text: string | null;
}

const fields: SearchedFields<Note> = {
  title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
  tag: { text: ({ tag }) => tag, weight: 8, hasCompounds: true },
  text: { text: ({ text }) => text, weight: 1 },
};

const indexOf = (...notes: (Partial<Note> & { readonly id: string })[]) => {
  const index = new TextIndex(fields);
  for (const note of notes) index.put({ version: 1, title: "Notiz", tag: null, text: null, ...note });
  return index;
};

/** The ids found, the best first. */
const found = (index: TextIndex<Note>, term: string, isTolerant = false) =>
  [...index.search(soughtIn(term) ?? [], isTolerant)].toSorted(([, a], [, b]) => b - a).map(([id]) => id);

const many = (count: number, note: Partial<Note>) =>
  Array.from({ length: count }, (_, no) => ({ id: `many-${no}`, ...note }));

describe("the order of what is found", () => {
  it("goes by the place of a word, however rare it is in another place, and however often it is there", () => {
    const index = indexOf({ id: "text", text: "Personal ".repeat(50) }, ...many(300, { tag: "Personal" }));

    const ids = found(index, "Personal");

    expect(ids).toHaveLength(301);
    expect(ids.at(-1)).toBe("text");
  });

  it("adds up the places of all words", () => {
    const index = indexOf(
      { id: "one of them", title: "Lohn", text: "Urlaub ".repeat(50) },
      { id: "both", title: "Lohn und Urlaub" },
      { id: "none", title: "Notiz", text: "Lohn Urlaub" },
      ...many(50, { title: "Lohn" }),
    );

    expect(found(index, "Lohn Urlaub")).toEqual(["both", "one of them", "none"]);
  });

  it("goes by how much of a text a word is where its place is the same", () => {
    const index = indexOf(
      { id: "little", text: `Lohn ${"anderes Wort ".repeat(50)}` },
      { id: "much", text: "Lohn und Lohn" },
    );

    expect(found(index, "Lohn")).toEqual(["much", "little"]);
  });

  it("puts a whole word before one that only begins so, in the same place", () => {
    const index = indexOf({ id: "begins", title: "Lohnverrechnung" }, { id: "whole", title: "Lohn" });

    expect(found(index, "Lohn")).toEqual(["whole", "begins"]);
  });

  it("does not tell texts apart that differ little in length", () => {
    const index = indexOf(
      { id: "longer", title: "Lohn in den Monaten nach Weihnachten" },
      { id: "shorter", title: "Lohn in den Monaten" },
    );
    const ranks = [...index.search(soughtIn("Lohn") ?? []).values()];

    expect(ranks).toHaveLength(2);
    expect(new Set(ranks).size).toBe(1);
  });
});

describe("a word that is spelt wrong", () => {
  const index = indexOf(
    { id: "1", title: "Steuerberatung" },
    { id: "2", title: "Haus" },
    { id: "3", title: "Kilometergeld" },
    { id: "4", title: "Huber" },
    { id: "5", title: "Kleinunternehmerregelung" },
  );

  it.each([
    ["Steurberatung", ["1"]],
    ["Kleinunternemer", ["5"]],
    ["hubr", ["4"]],
    ["Stuerberatnug", []],
    ["Kilometergled", ["3"]],
    ["Maus", []],
  ])("may differ in a letter or two, by its length: %s", (term, ids) => {
    expect(found(index, term, true)).toEqual(ids);
  });

  it("finds nothing where typos are not forgiven", () => {
    expect(found(index, "Steurberatung")).toEqual([]);
  });
});

describe("an index", () => {
  it("finds the same after it was stored", async () => {
    const index = indexOf(
      { id: "1", title: "Grunderwerbsteuer", text: "Wohnung" },
      { id: "2", text: "Haus" },
    );
    index.remove("2");
    index.put({ id: "1", version: 2, title: "Grunderwerbsteuer", tag: null, text: "Garage" });

    const stored = await unpackIndex(await packIndex(index, fields), fields);

    assert(stored);
    expect(found(stored, "Garage")).toEqual(["1"]);
    expect(found(stored, "steuer")).toEqual(["1"]);
    expect(found(stored, "Wohnung")).toEqual([]);
    expect(found(stored, "Haus")).toEqual([]);
    expect(stored.versionOf("1")).toBe(2);
    expect(stored.size).toBe(1);
  });

  it("does not grow with every change", async () => {
    const index = indexOf(...many(20, { title: "Notiz" }));
    const before = JSON.stringify(index).length;
    for (let version = 2; version < 30; version++) {
      for (const { id } of many(20, {})) index.put({ id, version, title: "Notiz", tag: null, text: null });
    }

    await index.tidy();

    expect(JSON.stringify(index).length).toBeLessThan(1.5 * before);
  });
});
