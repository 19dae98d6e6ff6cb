import { describe, expect, it } from "vitest";
import { markedWords } from "../../shared/marked-words.ts";

const marked = (text: string, searchTerm: string) =>
  markedWords(text, searchTerm).flatMap((part) => (part.isMarked ? [part.text] : []));

describe("a text that a search has found", () => {
  it.each([
    ["Die Prüfung der Kassen", "pruefung", ["Prüfung"]],
    ["Grunderwerbsteuer: Was jetzt gilt", "Steuern", ["Grunderwerbsteuer"]],
    ["Neues für Rechtsanwälte", "Rechtsanwalt", ["Rechtsanwälte"]],
    ["Fristen und Termine, Frist um Frist", "Frist und Termin", ["Fristen", "Termine", "Frist", "Frist"]],
    ["Umsatzsteuer in der EU", "Umsatzst EU", ["Umsatzsteuer", "EU"]],
    ["Beratung mit Rat und Tat", "Rat", ["Rat"]],
    ["Nichts davon", "Steuer", []],
    ["Nichts davon", "§", []],
  ])("marks in “%s” the words of “%s”", (text, searchTerm, words) => {
    expect(marked(text, searchTerm)).toEqual(words);
  });

  it("stays as it is, part for part", () => {
    const text = "Große Straße – Größe & <b>Maße</b>, Ärztekammer";

    expect(
      markedWords(text, "strasse aerzte")
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
    expect(marked(text, "strasse aerzte")).toEqual(["Straße", "Ärztekammer"]);
  });
});
