import { describe, expect, it } from "vitest";
import { comparedWords } from "../../../../../web/components/form/editor/compared-words.ts";

const marks = { same: ["", ""], added: ["[", "]"], removed: ["{", "}"] } as const;

const marked = (before: string, after: string) =>
  comparedWords(before, after)
    .map(({ words, space, kind }) => `${marks[kind].join(words)}${space}`)
    .join("");

describe("what a text lost and got", () => {
  it.each([
    ["Die Frist endet am 1. Juni.", "Die Frist endet am 15. Mai.", "Die Frist endet am {1. Juni.}[15. Mai.]"],
    ["Die Frist endet bald.", "Neu: Die Frist endet.", "[Neu:] Die Frist {endet bald.}[endet.]"],
    ["eins 2 drei 4 fünf", "eins zwei drei vier fünf", "eins {2} [zwei] drei {4} [vier] fünf"],
    ["", "eins zwei", "[eins zwei]"],
    ["eins zwei", "", "{eins zwei}"],
    ["eins zwei drei", "eins zwei", "eins zwei{drei}"],
    ["eins\nzwei", "eins zwei", "eins zwei"],
  ])("is marked, and nothing else (%s → %s)", (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it("is found between long passages that both have, of which the ends are shown", () => {
    const same = "gleich ".repeat(100);

    const shown = marked(`${same}${same}`, `${same}anders ${same}`);

    expect(shown).toMatch(/^(gleich ){14}gl … .*gleich \[anders\] gleich .* … .*gleich $/);
    expect(shown.length).toBeLessThan(500);
  });

  it("is found in texts too different to be compared word by word", () => {
    const words = (from: number) => Array.from({ length: 1_500 }, (_, no) => `Wort${from + no}`).join(" ");

    expect(marked(words(5_000), words(0))).toBe(`{${words(5_000)}}[${words(0)}]`);
  });

  it("is found at both ends of a long text", () => {
    const middle = Array.from({ length: 20_000 }, (_, no) => `Wort${no}`).join(" ");

    expect(marked(`alt ${middle} alt`, `neu ${middle} neu`)).toMatch(
      /^\{alt\} \[neu\] Wort0 .* … .*Wort19999 \{alt\}\[neu\]$/,
    );
  });
});
