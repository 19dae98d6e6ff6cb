import { describe, expect, it } from "vitest";
import { soughtIn, termsOf, termsOfCompound } from "../../../functions/platform/search/german.ts";
import { fold } from "../../../shared/fold.ts";
import { meaningfulWords } from "../../../shared/search-words.ts";

describe("the words of a German text", () => {
  it("are folded, and without those that every text has", () => {
    expect(meaningfulWords("Die Prüfung der Löhne und Gehälter (§ 78 EStG), 3,5 %")).toEqual([
      "prufung",
      "lohne",
      "gehalter",
      "78",
      "estg",
      "3",
      "5",
    ]);
  });

  it.each([
    ["Rechtsanwalt", "Rechtsanwälte", "Rechtsanwälten", "Rechtsanwaelte"],
    ["Prüfung", "Prüfungen", "PRUEFUNG"],
    ["Haus", "Häuser", "Haeusern"],
    ["Steuer", "Steuern"],
  ])("share a stem in all their forms: %s", (...forms) => {
    const stems = forms.map((form) => termsOf(fold(form)).at(-1));

    expect(new Set(stems).size).toBe(1);
  });

  it("are found by the last parts of a compound from four letters on", () => {
    const terms = termsOfCompound("grunderwerbsteuer");

    expect(terms).toEqual(expect.arrayContaining(["grunderwerbsteuer", "erwerbsteuer", "steuer"]));
    expect(terms.filter((term) => term.length < 4)).toEqual([]);
  });
});

describe("a search term", () => {
  it("may be a telephone number, but not of zeros alone", () => {
    expect(soughtIn("0664 / 829-17")?.map(({ terms }) => terms)).toEqual([["66482917"]]);
    expect(soughtIn("00000")?.map(({ terms }) => terms[0])).toEqual(["00000"]);
  });

  it("stands for words that begin so; short words only while they are being typed", () => {
    expect(soughtIn("Frist EU Umsatzst")?.map(({ isPrefix }) => isPrefix)).toEqual([true, false, true]);
    expect(soughtIn("Frist EU")?.map(({ isPrefix }) => isPrefix)).toEqual([true, true]);
  });

  it("goes without words that say nothing, unless it has no others", () => {
    expect(soughtIn("Fristen und die Termine")?.map(({ terms }) => terms[0])).toEqual(["fristen", "termine"]);
    expect(soughtIn("der die")?.map(({ terms }) => terms[0])).toEqual(["der", "die"]);
  });

  it.each(["", "   ", "§ %", "s", "-"])("of no word at all looks for nothing: “%s”", (term) => {
    expect(soughtIn(term)).toBeUndefined();
  });
});
