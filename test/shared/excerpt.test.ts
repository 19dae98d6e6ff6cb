import { describe, expect, it } from "vitest";
import { excerptOf, wordsMissingIn } from "../../shared/excerpt.ts";

const filler = "Davor und danach steht anderes. ".repeat(20);

describe("an excerpt of a text", () => {
  it("stands around the first hit, cut between words", () => {
    const excerpt = excerptOf(`${filler}Eine Kündigung ist schriftlich. ${filler}`, ["kundigung"]) ?? "";

    expect(excerpt).toMatch(/^… \p{L}+ .*Eine Kündigung ist schriftlich\..* \p{L}+\.? …$/u);
    expect(excerpt.length).toBeLessThan(200);
  });

  it("is the whole of a short text", () => {
    expect(excerptOf("Die Kündigungsfrist\n beträgt vier Wochen.", ["kundigung"])).toBe(
      "Die Kündigungsfrist beträgt vier Wochen.",
    );
  });

  it("has all of a word that is longer than itself", () => {
    const word = `Donau${"dampfschiff".repeat(30)}`;

    expect(excerptOf(`${filler}${word} ${filler}`, ["donau"])).toContain(word);
  });

  it.each([["Nichts davon"], [""]])("is none where the words are not there: “%s”", (text) => {
    expect(excerptOf(text, ["kundigung"])).toBeUndefined();
    expect(excerptOf("Kündigung", [])).toBeUndefined();
  });
});

describe("what a title does not say", () => {
  it("are the words of the search that it has in no form", () => {
    expect(wordsMissingIn("Fristen im Arbeitsrecht", "frist kündigung")).toEqual(["kundigung"]);
    expect(wordsMissingIn("Kündigungsfristen", "frist kündigung")).toEqual([]);
  });

  it("takes a word as it is folded once", () => {
    const name = "Kloeeis";

    expect(excerptOf(`Eis von ${name}.`, wordsMissingIn("Eis", name))).toBe(`Eis von ${name}.`);
  });
});
