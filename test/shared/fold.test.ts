import { describe, expect, it } from "vitest";
import { fold, wordsOf } from "../../shared/fold.ts";

describe("folding", () => {
  it.each([
    [["Prüfung", "PRÜFUNG", "Pruefung", "pruefung", "prufung"]],
    [["Straße", "STRASSE", "strasse"]],
    [["Öllinger", "Oellinger", "OLLINGER"]],
    [["Bäcker", "Baecker", "backer"]],
    [["Café", "cafe", "CAFÉ"]],
  ])("makes one of %s", (spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it.each([
    ["Steuer", "Stur"],
    ["neue", "nu"],
    ["Quelle", "Qulle"],
    ["Bauer", "Bar"],
  ])("keeps %s apart from %s", (left, right) => {
    expect(fold(left)).not.toBe(fold(right));
  });

  it("gives the words of a term, however they are parted", () => {
    expect(wordsOf("  Grüne \t Öl\n")).toEqual(["grune", "ol"]);
    expect(wordsOf(" ")).toEqual([]);
  });
});
