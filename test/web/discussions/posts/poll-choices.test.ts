import { describe, expect, it } from "vitest";
import {
  answerAfter,
  answered,
  type Choice,
  pastedAnswers,
} from "../../../../web/discussions/posts/polls/poll-choices.ts";

const choices = (...titles: string[]): Choice[] => titles.map((title, at) => ({ id: `${at}`, title }));
const titlesOf = (answers: readonly Choice[] = []) => answers.map(({ title }) => title);
const paste = (into: readonly Choice[], at: number, pasted: string, from = 0, to = 0) =>
  pastedAnswers(into, at, pasted, { from, to });

describe("the next answer of a poll", () => {
  it("is new, unless the next one is empty, or this one", () => {
    expect(titlesOf(answerAfter(choices("Ja", "Nein"), 0))).toEqual(["Ja", "", "Nein"]);
    expect(titlesOf(answerAfter(choices("Ja"), 0))).toEqual(["Ja", ""]);
    for (const none of [choices("Ja", ""), choices("", "Nein")]) expect(answerAfter(none, 0)).toBe(none);
  });

  it("is not the twenty-first", () => {
    const all = choices(...Array.from({ length: 20 }, (_, at) => `${at}`));

    expect(answerAfter(all, 3)).toBe(all);
  });
});

describe("lines that are pasted", () => {
  it("become answers, in the place of empty ones", () => {
    const pasted = paste(choices("", "", "Nie"), 0, "• Montag\r\n\n- Dienstag \nMittwoch");

    expect(titlesOf(pasted?.choices)).toEqual(["Montag", "Dienstag", "Mittwoch", "Nie"]);
    expect(pasted).toMatchObject({ last: 2, lost: 0 });
    expect(pasted?.choices[0]?.id).toBe("0");
  });

  it("stand where the cursor is, around what is selected", () => {
    const pasted = paste(choices("am XX früh", "Nie"), 0, "Montag\nDienstag", 3, 5);

    expect(titlesOf(pasted?.choices)).toEqual(["am Montag", "Dienstag früh", "Nie"]);
  });

  it("are counted where they are too many", () => {
    const pasted = paste(
      choices("", "Nie"),
      0,
      Array.from({ length: 25 }, (_, at) => `Tag ${at}`).join("\n"),
    );

    expect(pasted?.choices).toHaveLength(20);
    expect(pasted?.choices.at(-1)?.title).toBe("Nie");
    expect(pasted?.lost).toBe(6);
  });

  it("are just text if there is only one", () => {
    expect(paste(choices(""), 0, " Montag \n")).toBeUndefined();
  });
});

it("leaves out answers that are empty at the end, but keeps two", () => {
  expect(titlesOf(answered(choices("Ja", "", "Nein", " ", "")))).toEqual(["Ja", "", "Nein"]);
  expect(titlesOf(answered(choices("Ja", "", "")))).toEqual(["Ja", ""]);
});
