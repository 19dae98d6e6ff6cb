import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../../functions/platform/search/finding.ts";
import { soughtIn } from "../../../functions/platform/search/german.ts";
import { packIndex, unpackIndex } from "../../../functions/platform/search/index-file.ts";
import type { SearchedFields } from "../../../functions/platform/search/searched-fields.ts";
import { WordIndex } from "../../../functions/platform/search/word-index.ts";

interface Note {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly tag: string | null;
  readonly text: string | null;
}

const fields: SearchedFields<Note> = {
  title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
  tag: { text: ({ tag }) => tag, weight: 8, hasCompounds: true },
  text: { text: ({ text }) => text, weight: 1 },
};

type Notes = WordIndex<Note, Note>;

const put = (index: Notes, ...notes: (Partial<Note> & { readonly id: string })[]) => {
  for (const changed of notes) {
    const note = { version: 1, title: "Notiz", tag: null, text: null, ...changed };
    const facts = { listed: JSON.stringify(note), scope: "", date: null, organisationId: null };
    index.put({ id: note.id, version: note.version, ...facts }, note);
  }
};

const indexOf = (...notes: (Partial<Note> & { readonly id: string })[]): Notes => {
  const index: Notes = new WordIndex(fields);
  put(index, ...notes);
  return index;
};

const remove = (index: Notes, id: string, version: number) =>
  index.put({ id, version, listed: null, scope: "", date: null, organisationId: null }, undefined);

/** The ids found, the best first. */
const found = (index: Notes, term: string, how?: Finding) =>
  index
    .find(soughtIn(term) ?? [], how)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ id }) => id);

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
    const ranks = index.find(soughtIn("Lohn") ?? []).map(({ rank }) => rank);

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
    expect(found(index, term, "almost")).toEqual(ids);
  });

  it("finds nothing where typos are not forgiven", () => {
    expect(found(index, "Steurberatung")).toEqual([]);
  });
});

describe("words of which not all are found", () => {
  const index = indexOf(
    { id: "both", title: "Jahresabschluss", text: "Bilanz" },
    { id: "one", title: "Jahresabschluss" },
    { id: "none", title: "Haus" },
  );

  it("are told of each that has some", () => {
    const hits = index.find(soughtIn("Jahresabschluss Bilanz Checkliste") ?? [], "some");

    expect(hits.map(({ id, words }) => [id, words]).toSorted()).toEqual([
      ["both", 0b011],
      ["one", 0b001],
    ]);
  });
});

describe("an index", () => {
  it("finds the same after it was stored", async () => {
    const index = indexOf(
      { id: "1", title: "Grunderwerbsteuer", text: "Wohnung" },
      { id: "2", text: "Haus" },
    );
    remove(index, "2", 2);
    put(index, { id: "1", version: 2, title: "Grunderwerbsteuer", text: "Garage" });
    index.at = 7;

    const stored: Notes = await unpackIndex(fields, Readable.from([await packIndex(index)]));

    expect(found(stored, "Garage")).toEqual(["1"]);
    expect(found(stored, "steuer")).toEqual(["1"]);
    expect(found(stored, "Wohnung")).toEqual([]);
    expect(found(stored, "Haus")).toEqual([]);
    expect(stored.get("1")?.title).toBe("Grunderwerbsteuer");
    expect([stored.versionOf("1"), stored.versionOf("2"), stored.size, stored.at]).toEqual([2, 2, 1, 7]);
  });

  it("refuses a file that was made for other fields", async () => {
    const bytes = await packIndex(indexOf({ id: "1" }));
    const { text: _, ...fewer } = fields;

    await expect(unpackIndex(fewer, Readable.from([bytes]))).rejects.toThrow("made in another way");
  });

  it("never takes an older version, though it comes later", () => {
    const index = indexOf({ id: "1", version: 3, title: "Garage" });
    put(index, { id: "1", version: 2, title: "Wohnung" });
    remove(index, "1", 2);

    expect([found(index, "Garage"), found(index, "Wohnung")]).toEqual([["1"], []]);
  });
});
