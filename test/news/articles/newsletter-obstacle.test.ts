import { describe, expect, it } from "vitest";
import { flagsOf, isForNewsletters, newsletterObstacle } from "../../../shared/news/article-state.ts";
import { anArticle } from "../../support/news.builder.ts";

const sentAt = new Date("2026-11-20T09:00:00.000Z");
const released = { ...flagsOf("released", { isNewsletterRelease: true }) };
const article = (changes: Parameters<typeof anArticle>[0]) =>
  anArticle({ ...released, releaseDate: "2026-11-01T09:00:00.000Z", ...changes });

describe("what keeps an article out of a newsletter", () => {
  it.each([
    ["nothing, from its release date on", { releaseDate: sentAt.toISOString() }, undefined],
    ["that it was not released for one", flagsOf("released", { isInternalRelease: true }), "notReleased"],
    ["that it is a draft", flagsOf("draft"), "notReleased"],
    ["that it has yet to appear", { releaseDate: "2026-11-20T09:00:00.001Z" }, "toCome"],
    ["that its time is over", { visibleUntil: sentAt.toISOString() }, "over"],
    ["nothing, as long as its time lasts", { visibleUntil: "2026-11-20T09:00:00.001Z" }, undefined],
  ] as const)("is %s", (_, changes, obstacle) => {
    expect(newsletterObstacle(article(changes), sentAt)).toBe(obstacle);
    expect(isForNewsletters(article(changes), sentAt)).toBe(obstacle === undefined);
  });
});
