import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { log } from "../../../functions/platform/logging/log.ts";
import { answer, problem } from "./answers.ts";
import { counted, notes, visit } from "./small-area.ts";

const known = { params: { id: "n1" } };

describe("a method that a path does not have", () => {
  it.each(["PATCH", "OPTIONS"])(
    "is refused without a session, and told which would do: %s",
    async (method) => {
      const refused = await problem(visit(), notes.update, known, { method, rawBody: "{" });

      expect(refused).toMatchObject({ status: 405, title: "Das ist unter dieser Adresse nicht möglich." });
      expect(refused.headers.get("allow")).toBe("GET, HEAD, PUT, POST, DELETE");
    },
  );
});

describe("HEAD", () => {
  it("is answered as GET is, but for the body", async () => {
    const [read, head] = [
      await answer(visit("reader"), notes.read, known),
      await answer(visit("reader"), notes.read, known, { method: "HEAD" }),
    ];

    expect([head.status, head.text]).toEqual([200, ""]);
    expect([...head.headers.keys()]).toEqual([...read.headers.keys()]);
    expect(head.headers.get("etag")).toBe(read.headers.get("etag"));
  });

  it("asks for the session that GET asks for", async () => {
    expect((await answer(visit(), notes.list, {}, { method: "HEAD" })).status).toBe(401);
  });
});

const Logged = z.object({ network: z.string().optional() });

describe("a call that is refused", () => {
  it("is logged with a mark of its network, which no other call is", async () => {
    const info = vi.spyOn(log, "info").mockReturnValue();
    const from = (address: string) => ({ headers: { "cloudfront-viewer-address": `${address}:443` } });
    await answer(visit(), notes.list, {}, from("198.51.100.7"));
    await answer(visit(), notes.list, {}, from("198.51.100.7"));
    await answer(visit(), notes.list, {}, from("198.51.100.8"));
    await answer(visit(), notes.read, known, from("198.51.100.7"));

    const networks = info.mock.calls.map(([, facts]) => Logged.parse(facts).network);
    expect(networks[0]).toMatch(/^[\w-]{12}$/);
    expect(networks[1]).toBe(networks[0]);
    expect(networks[2]).not.toBe(networks[0]);
    expect(networks[3]).toBeUndefined();
    expect(JSON.stringify(info.mock.calls)).not.toContain("198.51");
  });
});

describe("endpoints of one path", () => {
  it("may name its parameters differently", async () => {
    const { text } = await answer(visit(), notes.copy, { params: { noteId: "n7" } });

    expect(JSON.parse(text)).toEqual({ received: { noteId: "n7" } });
  });

  it("are logged and counted each by its own method", async () => {
    const info = vi.spyOn(log, "info").mockReturnValue();
    counted.mockClear();
    await answer(visit(), notes.read, known);
    await answer(visit(), notes.read, known, { method: "HEAD" });
    await answer(visit(), notes.read, known, { method: "OPTIONS" });
    await answer(visit(), notes.mailClient, { body: { token: "abc" } });

    expect(info.mock.calls.map(([, facts]) => facts)).toMatchObject([
      { route: "GET /v1/notes/{id}", status: 200 },
      { route: "GET /v1/notes/{id}", status: 200 },
      { route: "OPTIONS /v1/notes/{id}", status: 405 },
      { route: "POST /v1/mail-client", status: 200 },
    ]);
    expect(counted.mock.calls.map(([route]) => route)).toEqual(["POST /v1/mail-client"]);
  });
});
