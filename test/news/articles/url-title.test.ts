import { describe, expect, it } from "vitest";
import { firstFree, isDerivedFrom } from "../../../functions/news/articles/article-url-title.ts";
import { copyTitle } from "../../../functions/news/copy-title.ts";
import { urlTitleOf } from "../../../shared/news/url-title.ts";

describe("the address of an article", () => {
  it.each([
    ["Prüfung & Recht", "pruefung-recht"],
    ["GRÖSSE, Maße und Übermaß", "groesse-masse-und-uebermass"],
    ["  § 12 EStG – was nun?  ", "12-estg-was-nun"],
    ["Café à la carte", "cafe-a-la-carte"],
    ["!!!", "artikel"],
    ["New", "new-artikel"],
    ["Newsletters", "newsletters-artikel"],
  ])("is made from the title %j", (title, urlTitle) => {
    expect(urlTitleOf(title)).toBe(urlTitle);
  });

  it("gets the first number that is free when the title's own is taken", () => {
    const taken = new Set(["frist", "frist-2", "frist-4"]);

    expect(firstFree("frist", (urlTitle) => taken.has(urlTitle))).toBe("frist-3");
    expect(firstFree("fristen", (urlTitle) => taken.has(urlTitle))).toBe("fristen");
  });

  it("counts as the title's own with any number, and with nothing else", () => {
    expect(isDerivedFrom("Frist", "frist")).toBe(true);
    expect(isDerivedFrom("Frist", "frist-12")).toBe(true);
    expect(isDerivedFrom("Frist", "frist-neu")).toBe(false);
    expect(isDerivedFrom("Fristen", "frist")).toBe(false);
  });
});

describe("the title of a copy", () => {
  it("says that it is one, and is never too long to be saved", () => {
    expect(copyTitle("Fristen")).toBe("Fristen (Kopie)");
    expect(copyTitle("x".repeat(200))).toHaveLength(200);
    expect(copyTitle("x".repeat(200))).toMatch(/x \(Kopie\)$/);
  });
});
