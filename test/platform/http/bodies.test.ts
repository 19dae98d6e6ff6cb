import { describe, expect, it } from "vitest";
import { answer, draft, problem } from "./answers.ts";
import { notes, visit } from "./small-area.ts";

describe("a body", () => {
  const create = (rawBody: string) => problem(visit("reader"), notes.create, {}, { rawBody });

  it("is refused with every field that is wrong, in German", async () => {
    const refused = await create(JSON.stringify({ text: "", tags: ["kurz", "zu lang"] }));

    expect(refused).toMatchObject({
      status: 400,
      detail: "Bitte prüfen Sie: text, tags.1.",
      errors: [
        { path: "text", message: "Bitte ausfüllen." },
        { path: "tags.1", message: "Höchstens 5 Zeichen." },
      ],
    });
  });

  it("loses the fields that the contract does not name", async () => {
    const { text } = await answer(visit("reader"), notes.create, {
      body: { ...draft, isAdmin: true, id: "x" },
    });

    expect(JSON.parse(text)).toMatchObject({ received: { body: { text: "Neu", tags: [] } } });
    expect(text).not.toContain("isAdmin");
  });

  it.each(["__proto__", "constructor", "prototype"])("may not have the key %s, however deep", async (key) => {
    const refused = await create(`{"text":"Neu","more":{"a":[{"${key}":{"isAdmin":true}}]}}`);

    expect(refused).toMatchObject({ status: 400, errors: [{ path: key }] });
  });

  it("may be nested twenty levels deep, and no more", async () => {
    const nested = (levels: number) =>
      `{"text":"Neu","more":${'{"a":'.repeat(levels - 2)}{}${"}".repeat(levels - 2)}}`;

    expect((await answer(visit("reader"), notes.create, {}, { rawBody: nested(20) })).status).toBe(201);
    expect(await create(nested(21))).toMatchObject({
      status: 400,
      title: "Der Inhalt ist zu tief verschachtelt.",
    });
  });

  it("may be a megabyte of bytes, and no more", async () => {
    const filled = (bytes: number) => {
      const empty = JSON.stringify({ ...draft, more: { a: "" } });
      return empty.replace('""', `"${"x".repeat(bytes - empty.length)}"`);
    };

    expect((await answer(visit("reader"), notes.create, {}, { rawBody: filled(1024 * 1024) })).status).toBe(
      201,
    );
    expect(await create(filled(1024 * 1024 + 1))).toMatchObject({ status: 413 });
  });

  it("loses control characters that nobody sees, in whatever field", async () => {
    const unseen = "eins\u0000\u0001 zwei\u007f\ud800\ufffe";
    const { text } = await answer(visit("reader"), notes.create, {
      body: { text: unseen, tags: ["a\u000bb"], more: { deep: [{ text: `\tdrei\n${unseen}` }], count: 2 } },
    });

    const body = {
      text: "eins zwei",
      tags: ["ab"],
      more: { deep: [{ text: "\tdrei\neins zwei" }], count: 2 },
    };
    expect(JSON.parse(text)).toMatchObject({ received: { body } });
  });

  it("is empty where it is missing, so that each field is named that is asked for", async () => {
    expect(await problem(visit("reader"), notes.create)).toMatchObject({
      status: 400,
      errors: [{ path: "text", message: "Bitte ausfüllen." }],
    });
  });

  it("may be a form where mail clients call, from any site and without a token", async () => {
    const { status, text } = await answer(
      visit(),
      notes.mailClient,
      {},
      {
        rawBody: "token=abc",
        headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
      },
    );

    expect([status, JSON.parse(text)]).toEqual([200, { token: "abc" }]);
  });

  it("may be a form nowhere else", async () => {
    const options = { rawBody: "text=abc", headers: { "content-type": "application/x-www-form-urlencoded" } };

    expect(await problem(visit("reader"), notes.create, {}, options)).toMatchObject({ status: 400 });
  });
});
