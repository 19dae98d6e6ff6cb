import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRuntime } from "../../../infra/local/runtime.ts";
import type { Runtime } from "../../../infra/local/runtime-options.ts";
import { synthesiseFixture } from "./fixture-app.ts";

let runtime: Runtime;

beforeAll(async () => {
  runtime = await startRuntime({ assembly: synthesiseFixture(), schedules: false });
}, 60_000);

afterAll(() => runtime.stop());

const call = (path: string, init?: RequestInit) => fetch(runtime.url + path, init);
const eventOf = async (path: string, init?: RequestInit) => {
  const { event } = (await (await call(path, init)).json()) as { event: Record<string, unknown> };
  return event;
};

describe("the API", () => {
  it("hands a call to the function of its route as payload format 2.0", async () => {
    const event = await eventOf("/v1/echo/a%20b?x=1&x=2&y=%C3%A4", { headers: { cookie: "a=1; b=2" } });

    expect(event).toMatchObject({
      version: "2.0",
      routeKey: "GET /v1/echo/{id}",
      rawQueryString: "x=1&x=2&y=%C3%A4",
      queryStringParameters: { x: "1,2", y: "ä" },
      pathParameters: { id: "a b" },
      cookies: ["a=1", "b=2"],
      isBase64Encoded: false,
      requestContext: { http: { method: "GET" }, stage: "$default" },
    });
  });

  it("prefers a fixed segment to a variable one", async () => {
    expect(await (await call("/v1/echo/fixed")).json()).toEqual({ fixed: true });
  });

  it("answers 404 as API Gateway does where there is no route", async () => {
    const reply = await call("/v1/nothing");

    expect([reply.status, await reply.text()]).toEqual([404, '{"message":"Not Found"}']);
  });

  it("hands text on as it is and anything else in base64", async () => {
    const post = (contentType: string, body: string | Uint8Array<ArrayBuffer>) =>
      eventOf("/v1/echo", { method: "POST", body, headers: { "content-type": contentType } });

    expect(await post("application/json", '{"ä":1}')).toMatchObject({
      body: '{"ä":1}',
      isBase64Encoded: false,
    });
    expect(await post("application/x-www-form-urlencoded", "a=1")).toMatchObject({
      body: Buffer.from("a=1").toString("base64"),
      isBase64Encoded: true,
    });
    expect(await post("image/png", new Uint8Array([255, 0]))).toMatchObject({ body: "/wA=" });
  });

  it("refuses a body above 10 MB", async () => {
    const reply = await call("/v1/echo", { method: "POST", body: "x".repeat(10 * 1024 * 1024 + 1) });

    expect(reply.status).toBe(413);
  });

  it("sends cookies one by one", async () => {
    const reply = await call("/v1/cookies");

    expect(reply.headers.getSetCookie()).toEqual([
      "__Host-session=abc; Path=/; Secure; HttpOnly; SameSite=Lax",
      "XSRF-TOKEN=x; Path=/",
    ]);
  });

  it("decodes a reply in base64", async () => {
    expect([...new Uint8Array(await (await call("/v1/binary")).arrayBuffer())]).toEqual([1, 2, 255]);
  });

  it.each(["throws", "large", "list-header"])(
    "answers 500 for a function that is wrong: %s",
    async (path) => {
      const reply = await call(`/v1/${path}`);

      expect([reply.status, await reply.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
    },
  );

  it("gives a function its own environment, with this machine's addresses", async () => {
    const environment = (await (await call("/v1/environment")).json()) as Record<string, string>;

    expect(environment).toMatchObject({
      PORTAL_ORIGIN: runtime.url,
      AWS_ENDPOINT_URL_DYNAMODB: runtime.endpoints.DYNAMODB,
      QUEUE_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/000000000000\/fixture-Work/) as string,
      ORIGIN_SECRET: expect.stringMatching(/^[A-Za-z0-9]{48}$/) as string,
    });
    expect(environment).not.toHaveProperty("PATH");
  });
});

describe("the edge", () => {
  it("adds the origin's headers and the viewer's address, and nobody can make them up", async () => {
    const { headers } = await eventOf("/v1/echo/x", {
      headers: { "x-origin-verify": "guessed", "cloudfront-viewer-address": "9.9.9.9:9" },
    });

    expect(headers).toMatchObject({
      "x-origin-verify": runtime.environmentOf("api").ORIGIN_SECRET,
      "cloudfront-viewer-address": expect.stringMatching(/^127\.0\.0\.1:\d+$|^::1:\d+$/) as string,
    });
  });

  it("forwards only the headers that the policy names", async () => {
    const { headers } = await eventOf("/v1/echo/x", {
      headers: { "x-xsrf-token": "t", "x-other": "o", authorization: "Basic" },
    });

    expect(headers).toHaveProperty("x-xsrf-token", "t");
    expect(headers).not.toHaveProperty("x-other");
    expect(headers).not.toHaveProperty("authorization");
  });

  it.each(["/", "/news/articles/1"])("serves the entry page at %s", async (path) => {
    const reply = await call(path);

    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    expect(reply.headers.get("content-security-policy")).toBe("default-src 'self'");
  });

  it("compresses answers of the API, and weakens their ETag", async () => {
    const reply = await call("/v1/versioned", { headers: { "accept-encoding": "gzip" } });

    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-encoding": "gzip",
      etag: 'W/"7"',
      vary: "Accept-Encoding",
    });
    expect(await reply.json()).toEqual({ text: "a".repeat(2_000) });
  });

  it("serves assets compressed and to be cached", async () => {
    const reply = await call("/assets/app-1a2b.js", { headers: { "accept-encoding": "br" } });

    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(await reply.text()).toContain("console.log");
  });

  it("answers 304 to a browser that has the file", async () => {
    const etag = (await call("/assets/app-1a2b.js")).headers.get("etag") ?? "";

    expect((await call("/assets/app-1a2b.js", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it.each(["/missing.js", "/..%2f..%2fetc%2fpasswd", "/%E0%A4%A.js"])("has no file at %s", async (path) => {
    expect((await call(path)).status).toBe(403);
  });
});
