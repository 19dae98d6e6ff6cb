import { describe, expect, it } from "vitest";
import { announcementWords } from "../../../../web/components/announcement-words.ts";
import { publishedWords } from "../../../../web/news/articles/published-words.ts";

const now = new Date("2026-11-22T12:00:00Z");
const article = { releaseDate: "2026-11-20T09:00:00.000Z", visibleUntil: null };

describe("an article that is released", () => {
  it("is said to be seen since the day it appeared", () => {
    expect(publishedWords(article, now)).toBe("Seit 20.11.2026 zu sehen.");
  });

  it("is said to be seen from the moment it is to appear", () => {
    const toCome = { ...article, releaseDate: "2026-12-01T09:00:00.000Z" };

    expect(publishedWords(toCome, now)).toMatch(/^Ab 01\.12\.2026, \d\d:00 zu sehen\.$/);
  });

  it("is said to have been seen until its end", () => {
    const over = { ...article, visibleUntil: "2026-11-21T09:00:00.000Z" };

    expect(publishedWords(over, now)).toMatch(/^War bis 21\.11\.2026, \d\d:00 zu sehen\.$/);
  });
});

it("says who does not hear of it yet, or at all", () => {
  const at = "2026-12-01T09:00:00.000Z";
  const words = (announcement: { isSilent: boolean; at: string | null } | null) =>
    announcementWords({ announcement }, now);

  expect(words({ isSilent: true, at: null })).toBe("Ohne Benachrichtigung.");
  expect(words({ isSilent: false, at })).toMatch(/^Benachrichtigung am 01\.12\.2026, \d\d:00\.$/);
  expect(words({ isSilent: false, at: "2026-11-21T09:00:00.000Z" })).toBeUndefined();
  expect(words(null)).toBeUndefined();
});
