import { describe, expect, it } from "vitest";
import { markedWords } from "../../../../../web/components/form/editor/marked-words.ts";

const marked = (own: string, other: string) =>
  markedWords(own, other)
    .map(({ words, isOwn }) => (isOwn ? `[${words}]` : words))
    .join("");

describe("what one of two texts has and the other lacks", () => {
  it.each([
    ["Die Frist endet am 15. Mai.", "Die Frist endet am 1. Juni.", "Die Frist endet am [15. Mai.]"],
    ["Neu: Die Frist endet.", "Die Frist endet bald.", "[Neu:] Die Frist [endet.]"],
    ["eins zwei drei vier fünf", "eins 2 drei 4 fünf", "eins [zwei] drei [vier] fünf"],
    ["eins zwei", "", "[eins zwei]"],
    ["eins zwei", "eins zwei drei", "eins zwei"],
  ])("is marked, and nothing else (%s)", (own, other, expected) => {
    expect(marked(own, other)).toBe(expected);
  });

  it("is found between long passages that both have, of which the ends are shown", () => {
    const same = "gleich ".repeat(100);

    const shown = marked(`${same}anders ${same}`, `${same}${same}`);

    expect(shown).toMatch(/^(gleich ){14}gl … .*gleich \[anders\] gleich .* … .*gleich $/);
    expect(shown.length).toBeLessThan(500);
  });

  it("is found in texts too long to be compared word by word", () => {
    const words = (from: number) => Array.from({ length: 3_000 }, (_, no) => `Wort${from + no}`).join(" ");

    expect(markedWords(words(0), words(5_000))).toEqual([{ words: words(0), isOwn: true }]);
  });
});
