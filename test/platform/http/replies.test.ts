import { describe, expect, it } from "vitest";
import { answer } from "./answers.ts";
import { notes, visit } from "./small-area.ts";

describe("a reply", () => {
  it("carries its version, and nothing that the contract does not name", async () => {
    const { headers, text } = await answer(visit(), notes.read, { params: { id: "n1" } });

    expect(headers.get("etag")).toBe('"3"');
    expect(JSON.parse(text)).toEqual({ id: "n1", text: "Text", organisationId: "o1" });
  });

  it("is 204 and empty where there is nothing to say", async () => {
    const { status, text } = await answer(visit("reader"), notes.remove, { params: { id: "n1" } });

    expect([status, text]).toEqual([204, ""]);
  });

  it("is a page where the contract says so", async () => {
    const { headers, text } = await answer(visit(), notes.page);

    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(text).toContain("<title>Seite</title>");
  });

  it("is a page where the contract says so, although it is a problem", async () => {
    const { status, headers, text } = await answer(visit(), notes.missingPage);

    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(text).toContain("<h1>Diesen Artikel gibt es nicht.</h1>");
    expect(text).toContain("Vielleicht &lt;b&gt;gab&lt;/b&gt; es ihn.");
  });

  it("is cached for minutes where it is the same for everybody, so it sets no cookie", async () => {
    const { headers } = await answer(visit(), notes.cached);
    const { headers: own } = await answer(visit(), notes.read, { params: { id: "n1" } });

    expect(headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
    expect(headers.get("etag")).toMatch(/^"[\w-]+"$/);
    expect(headers.has("set-cookie")).toBe(false);
    expect(own.has("set-cookie")).toBe(true);
  });

  it("is not sent again to whoever has it", async () => {
    const { headers } = await answer(visit(), notes.cached);
    const tag = headers.get("etag") ?? "";

    const again = await answer(visit(), notes.cached, {}, { headers: { "if-none-match": `W/${tag}` } });

    expect([again.status, again.text]).toEqual([304, ""]);
    expect(again.headers.get("etag")).toBe(tag);
  });

  it("is not cached by anybody, sniffed or framed", async () => {
    const { headers } = await answer(visit(), notes.read, { params: { id: "n1" } });

    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "strict-transport-security": expect.stringContaining("max-age="),
      "referrer-policy": "same-origin",
    });
  });
});
