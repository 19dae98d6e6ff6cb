import { describe, expect, it } from "vitest";
import { Problem } from "../../../functions/platform/problem.ts";
import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { ProblemDetails } from "../../../shared/contract/problem.ts";
import type { Parts, SendOptions } from "../../support/browser.ts";
import { counted, notes, visit } from "./small-area.ts";

const draft = { text: "Neu" };

/** The answer as it is on the wire, its body read. */
const answer = async (
  browser: ReturnType<typeof visit>,
  endpoint: EndpointSpec,
  parts: Parts = {},
  options: SendOptions = {},
) => {
  const { response } = await browser.send(endpoint, parts, options);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    cookies: response.headers.getSetCookie(),
  };
};

const problem = async (...call: Parameters<typeof answer>) => {
  const { text, ...rest } = await answer(...call);
  return { ...ProblemDetails.parse(JSON.parse(text)), ...rest };
};

describe("the order of the answers", () => {
  const unknown = { params: { id: "gone" }, body: draft };
  const known = { params: { id: "n1" }, body: draft };

  it("is 401, 403 for the token, 400, 404, 403 for the right, 409, 200", async () => {
    const editor = visit("editor");
    const statuses = [
      await answer(visit(), notes.update, unknown, { rawBody: "{" }),
      await answer(visit("reader"), notes.update, unknown, { rawBody: "{", withoutXsrf: true }),
      await answer(visit("reader"), notes.update, unknown, { rawBody: "{" }),
      await answer(visit("reader"), notes.update, unknown),
      await answer(visit("reader"), notes.update, known, { headers: { "if-match": '"1"' } }),
      await answer(editor, notes.update, known, { headers: { "if-match": '"1"' } }),
      await answer(editor, notes.update, known, { headers: { "if-match": '"3"' } }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([401, 403, 400, 404, 403, 409, 200]);
  });

  it("asks for the right where the body would move the entity to, too", async () => {
    const moving = (organisationId: string) =>
      answer(visit("editor"), notes.update, { ...known, body: { ...draft, organisationId } });

    expect([(await moving("o1")).status, (await moving("o2")).status]).toEqual([200, 403]);
  });
});

describe("the edge", () => {
  it.each([
    ["no secret", undefined],
    ["a wrong one", "not-the-secret"],
    ["a part of it", "origin-secret"],
  ])("is the only way in: %s is refused", async (_, secret) => {
    const refused = await problem(
      visit("reader"),
      notes.list,
      {},
      { headers: { "x-origin-verify": secret } },
    );

    expect(refused).toMatchObject({ status: 403, title: "Dazu fehlt Ihnen die Berechtigung." });
  });

  it("tells the caller's address, which no header of the caller's own can", async () => {
    const { text } = await answer(
      visit("reader"),
      notes.create,
      { body: draft },
      {
        headers: { "x-forwarded-for": "192.0.2.1", "cloudfront-viewer-address": "2001:db8::1:40000" },
      },
    );

    expect(JSON.parse(text)).toMatchObject({ received: { address: "2001:db8::1" } });
  });
});

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

  it("may be missing nowhere that asks for one", async () => {
    expect(await problem(visit("reader"), notes.create)).toMatchObject({ status: 400 });
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

describe("a write", () => {
  it.each(["cross-site", "same-site"])("is refused where the browser calls it %s", async (site) => {
    const refused = await problem(
      visit("reader"),
      notes.create,
      { body: draft },
      { headers: { "sec-fetch-site": site } },
    );

    expect(refused).toMatchObject({ status: 403, type: "urn:kanzleiportal:problem:request.cross-site" });
  });

  it("is taken from the portal's own pages", async () => {
    const { status } = await answer(
      visit("reader"),
      notes.create,
      { body: draft },
      { headers: { "sec-fetch-site": "same-origin" } },
    );

    expect(status).toBe(201);
  });
});

describe("an endpoint that a network may call so often a minute", () => {
  const options = { headers: { "cloudfront-viewer-address": "192.0.2.9:443" } };

  it("has its calls counted by the address that CloudFront saw", async () => {
    counted.mockClear();
    await answer(visit(), notes.mailClient, { body: { token: "abc" } }, options);
    await answer(visit(), notes.read, { params: { id: "n1" } }, options);

    expect(counted.mock.calls).toEqual([["POST /v1/mail-client", "192.0.2.9", 3]]);
  });

  it("is a 429 with Retry-After beyond that, whatever the body", async () => {
    counted.mockRejectedValueOnce(new Problem("request.throttled", { retryAfter: 12.5 }));

    const refused = await problem(visit(), notes.mailClient, {}, { rawBody: "{", ...options });

    expect(refused).toMatchObject({ status: 429, type: "urn:kanzleiportal:problem:request.throttled" });
    expect(refused.headers.get("retry-after")).toBe("13");
  });
});

describe("the config of a list", () => {
  const list = (config: string) =>
    problem(visit("reader"), notes.list, {}, { rawQuery: String(new URLSearchParams({ config })) });

  it("has its defaults when it is missing or empty", async () => {
    for (const rawQuery of ["", "config=", "config=%7B%7D"]) {
      const { text } = await answer(visit("reader"), notes.list, {}, { rawQuery });

      expect(JSON.parse(text)).toEqual({
        received: { config: { skip: 0, limit: 15, withCreator: false, filters: [], sort: [] } },
      });
    }
  });

  it.each([
    ["no JSON", "{", "config"],
    ["a limit above all", '{"limit":10001}', "config.limit"],
    ["a negative skip", '{"skip":-1}', "config.skip"],
    ["an unknown filter", '{"filters":[{"field":"secret","values":[1]}]}', "config.filters.0.field"],
    ["an unknown sort", '{"sort":[{"field":"secret"}]}', "config.sort.0.field"],
    [
      "an unknown comparator",
      '{"filters":[{"field":"text","values":[1],"comparator":"like"}]}',
      "config.filters.0.comparator",
    ],
    ["a long search term", JSON.stringify({ searchTerm: "x".repeat(201) }), "config.searchTerm"],
  ])("is 400 for %s and names the place", async (_, config, path) => {
    expect(await list(config)).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it("names the fields that there are for an unknown one", async () => {
    const { errors } = await list('{"filters":[{"field":"secret","values":[1]}]}');

    expect(errors).toMatchObject([
      { message: "Nach diesem Feld kann nicht gefiltert werden. Möglich: text." },
    ]);
  });
});

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

  it("is kept for minutes where it is the same for everybody, so it sets no cookie", async () => {
    const { headers } = await answer(visit(), notes.kept);
    const { headers: own } = await answer(visit(), notes.read, { params: { id: "n1" } });

    expect(headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
    expect(headers.get("etag")).toMatch(/^"[\w-]+"$/);
    expect(headers.has("set-cookie")).toBe(false);
    expect(own.has("set-cookie")).toBe(true);
  });

  it("is not sent again to whoever has it", async () => {
    const { headers } = await answer(visit(), notes.kept);
    const tag = headers.get("etag") ?? "";

    const again = await answer(visit(), notes.kept, {}, { headers: { "if-none-match": `W/${tag}` } });

    expect([again.status, again.text]).toEqual([304, ""]);
    expect(again.headers.get("etag")).toBe(tag);
  });

  it("is not kept by anybody, sniffed or framed", async () => {
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

describe("a failure", () => {
  const failing = (how: string) => answer(visit(), notes.broken, { params: { how } });

  it.each(["thrown", "wrong-reply"])("is a 500 that tells nothing of the inside: %s", async (how) => {
    const { status, text, headers } = await failing(how);
    const { requestId, ...told } = JSON.parse(text);

    expect(status).toBe(500);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(requestId).not.toBe("");
    expect(told).toEqual({
      type: "urn:kanzleiportal:problem:internal.failure",
      title: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
      detail: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
      status: 500,
    });
  });

  it("is a 503 with Retry-After when the table is busy", async () => {
    const { status, headers } = await failing("throttled");

    expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  });

  it("is a 413 that asks for less when the reply would be too large", async () => {
    const { status, text } = await failing("large-reply");

    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({
      title: "Das Ergebnis ist zu groß. Bitte fordern Sie weniger Einträge an.",
    });
  });
});

describe("a concurrent edit", () => {
  it("is a 409 with the entity as it is, as far as the contract shows it", async () => {
    const refused = await problem(
      visit("editor"),
      notes.update,
      { params: { id: "n1" }, body: draft },
      { headers: { "if-match": 'W/"2"' } },
    );

    expect(refused).toMatchObject({ status: 409, current: { id: "n1", text: "Text", organisationId: "o1" } });
    expect(JSON.stringify(refused.current)).not.toContain("inside");
  });

  it("is a 409 with the entity as it is for a removal, too", async () => {
    const refused = await problem(
      visit("reader"),
      notes.remove,
      { params: { id: "n1" } },
      { headers: { "if-match": '"2"' } },
    );

    expect(refused).toMatchObject({ status: 409, current: { id: "n1", text: "Text", organisationId: "o1" } });
  });

  it.each(["abc", '"2", "3"', '"3', "3", '"abc"', ""])(
    "is never overlooked because of a version that cannot be read: %s",
    async (version) => {
      const refused = await problem(
        visit("editor"),
        notes.update,
        { params: { id: "n1" }, body: draft },
        { headers: { "if-match": version } },
      );

      expect(refused).toMatchObject({ status: 400, errors: [{ path: "If-Match" }] });
    },
  );

  it.each([undefined, "*"])("does not matter to who names no version: %s", async (version) => {
    const { status, headers } = await answer(
      visit("editor"),
      notes.update,
      { params: { id: "n1" }, body: draft },
      { headers: { "if-match": version } },
    );

    expect([status, headers.get("etag")]).toEqual([200, '"4"']);
  });
});

describe("cookies", () => {
  it("bring an XSRF token with any GET that has none, a refused one too", async () => {
    const first = await answer(visit(), notes.read, { params: { id: "n1" } });
    const refused = await answer(visit(), notes.list);
    const again = await answer(visit("reader"), notes.list);

    for (const { cookies } of [first, refused]) {
      expect(cookies).toEqual([
        expect.stringMatching(/^XSRF-TOKEN=[\w-]{22}; Path=\/; Secure; SameSite=Lax$/),
      ]);
    }
    expect(refused.status).toBe(401);
    expect(again.cookies).toEqual([]);
  });

  it("are set by handlers, too", async () => {
    const { cookies, status } = await answer(visit("reader"), notes.create, { body: draft });

    expect([status, cookies]).toEqual([201, ["taste=sweet; Path=/"]]);
  });

  it("must be repeated exactly", async () => {
    for (const token of [
      "token-of-the-test",
      "token-of-the-tests ",
      "",
      "TOKEN-OF-THE-TESTS",
      "ä".repeat(18),
    ]) {
      const refused = await problem(
        visit("reader"),
        notes.create,
        { body: draft },
        { headers: { "x-xsrf-token": token } },
      );

      expect(refused).toMatchObject({ status: 403, type: "urn:kanzleiportal:problem:session.xsrf" });
    }
  });
});
