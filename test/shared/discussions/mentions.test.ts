import { describe, expect, it } from "vitest";
import { mentionedIn, mentionPath } from "../../../shared/discussions/mentions.ts";

const mention = (id: string) => `<a href="${mentionPath(id)}">@${id}</a>`;

describe("who is mentioned in a text", () => {
  it("is told once, however often they are named", () => {
    expect(mentionedIn(`<p>${mention("eva")} und ${mention("jan")}, ${mention("eva")}?</p>`)).toEqual([
      "eva",
      "jan",
    ]);
  });

  it("is nobody whom only a quotation names, nor what the quotation quotes", () => {
    const quoted = `<p>${mention("ina")}</p>`;
    const nested = `<blockquote><p>Max schrieb:</p><blockquote>${quoted}</blockquote>${quoted}</blockquote>`;

    expect(
      mentionedIn(`<p>${mention("eva")}</p>${nested}<p>Das meine ich auch, ${mention("jan")}.</p>`),
    ).toEqual(["eva", "jan"]);
  });

  it("is nobody where there is no text, and no link without an @", () => {
    expect(mentionedIn(null)).toEqual([]);
    expect(mentionedIn('<p><a href="/employees/eva">Eva</a></p>')).toEqual([]);
  });
});
