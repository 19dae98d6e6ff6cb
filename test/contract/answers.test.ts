import { beforeAll, describe, expect, it } from "vitest";
import { SESSION_COOKIE, XSRF_COOKIE } from "../../functions/platform/session/session-cookie.ts";
import { newXsrfToken } from "../../functions/platform/session/xsrf-token.ts";
import { type EndpointSpec, routesOf } from "../../shared/contract/endpoint.ts";
import { codeOfType } from "../../shared/contract/problem.ts";
import { ProblemDetails } from "../../shared/contract/problem-details.ts";
import { portal as areas } from "../../shared/portal.contract.ts";
import { portal } from "../portal.ts";
import type { Browser, SendOptions } from "../support/browser.ts";
import { ownOffice } from "../support/viewers.ts";
import {
  casesOf,
  changes,
  type EndpointCase,
  hasParams,
  inputFor,
  isList,
  isPage,
  paramsOf,
} from "./endpoints/cases.ts";
import { everybody } from "./endpoints/rights.ts";

const BROKEN: SendOptions = { rawBody: "{" };

/** What the pipeline that all share looks at before it asks a handler. */
const kindOf = ({ access, body, media, bodyLimit, crossSite, path }: EndpointSpec) =>
  JSON.stringify([
    access.label,
    access.needsResource,
    body ? body.safeParse(undefined).success : null,
    path.includes("{"),
    media,
    bodyLimit,
    crossSite,
  ]);

const oneOfEachKind = (condition: (endpoint: EndpointSpec) => unknown) => [
  ...new Map(casesOf(condition).map((one) => [kindOf(one.endpoint), one])).values(),
];

const problemOf = async (
  browser: Browser,
  endpointCase: EndpointCase,
  { params, ...options }: SendOptions & { params?: Readonly<Record<string, string>> } = {},
) => {
  const { response } = await browser.send(endpointCase.endpoint, inputFor(endpointCase, params), options);
  expect(response.headers.get("content-type"), await response.clone().text()).toBe(
    "application/problem+json; charset=utf-8",
  );
  const { type, ...problem } = ProblemDetails.parse(await response.json());
  return { status: response.status, code: codeOfType(type), errors: problem.errors ?? [] };
};

let nobody: Browser;
let stranger: Browser;
let reader: Browser;
let admin: Browser;
/** An administrator with the XSRF token of another session. */
let borrower: Browser;

beforeAll(async () => {
  const { as, ...browser } = await portal();
  nobody = browser;
  stranger = await as({});
  reader = await as({ grants: [{ rule: "READ_NEWS" }] });
  admin = await as("admin");
  borrower = await as("admin");
  borrower.cookies.set(XSRF_COOKIE, newXsrfToken(reader.cookies.get(SESSION_COOKIE)));
});

describe("signed out", () => {
  // Every route enters by the pipeline; the others need one of each kind only.
  it.each(casesOf(({ access }) => access.session))("$key is 401, whatever is sent", async (endpointCase) => {
    expect(await problemOf(nobody, endpointCase, BROKEN)).toMatchObject({
      status: 401,
      code: "session.missing",
    });
  });
});

describe("a method that a path does not have", () => {
  it("is 405 for anybody, and names those it has", async () => {
    for (const { endpoints } of Object.values(areas).flatMap(routesOf)) {
      const [endpoint] = endpoints;
      if (!endpoint) throw new Error("A route has endpoints.");
      const { response } = await nobody.send(
        endpoint,
        { params: paramsOf(endpoint, "x") },
        { method: "TRACE" },
      );

      expect(response.status, endpoint.path).toBe(405);
      expect(
        response.headers
          .get("allow")
          ?.split(", ")
          .filter((name) => name !== "HEAD"),
      ).toEqual(endpoints.map(({ method }) => method));
    }
  });
});

describe("without the XSRF token of the session", () => {
  it.each(oneOfEachKind((endpoint) => endpoint.access.session && changes(endpoint)))(
    "$key is 403",
    async (endpointCase) => {
      const xsrf = { status: 403, code: "session.xsrf" };

      expect(await problemOf(admin, endpointCase, { withoutXsrf: true })).toMatchObject(xsrf);
      expect(await problemOf(admin, endpointCase, { withoutXsrf: true, ...BROKEN })).toMatchObject(xsrf);
      for (const token of ["wrong", reader.cookies.get(XSRF_COOKIE)]) {
        expect(await problemOf(admin, endpointCase, { headers: { "x-xsrf-token": token } })).toMatchObject(
          xsrf,
        );
      }
      expect(await problemOf(borrower, endpointCase)).toMatchObject(xsrf);
    },
  );
});

describe("from another site", () => {
  it.each(oneOfEachKind((endpoint) => changes(endpoint) && !endpoint.crossSite && !endpoint.form))(
    "$key is 403",
    async (endpointCase) => {
      const options = { headers: { "sec-fetch-site": "cross-site" } };

      expect(await problemOf(admin, endpointCase, options)).toMatchObject({
        status: 403,
        code: "request.cross-site",
      });
    },
  );
});

describe("broken input", () => {
  it.each(oneOfEachKind(({ body, form }) => body && !form))(
    "$key is 400 for what is no JSON",
    async (endpointCase) => {
      expect(await problemOf(admin, endpointCase, BROKEN)).toMatchObject({
        status: 400,
        code: "request.not-json",
      });
    },
  );

  it.each(oneOfEachKind(({ body, form }) => body && !form))(
    "$key is 400 for a body of another kind",
    async (endpointCase) => {
      const problem = await problemOf(admin, endpointCase, { rawBody: '"text"' });

      expect(problem).toMatchObject({ status: 400, code: "request.malformed" });
      expect(problem.errors).not.toEqual([]);
    },
  );

  it.each(oneOfEachKind(({ body, form }) => body && !form))(
    "$key is 413 for more than it takes",
    async (endpointCase) => {
      const rawBody = JSON.stringify({
        text: "ä".repeat((endpointCase.endpoint.bodyLimit ?? 1024 * 1024) / 2),
      });

      expect(await problemOf(admin, endpointCase, { rawBody })).toMatchObject({
        status: 413,
        code: "request.too-large",
      });
    },
  );

  it.each(oneOfEachKind(({ body }) => body?.safeParse({}).success))(
    "$key needs no body where it asks for nothing",
    async ({ endpoint, row, ...rest }) => {
      const input = inputFor({ endpoint, row, ...rest });
      const statusOf = async (body: unknown) =>
        (await admin.send(endpoint, { ...input, body })).response.status;

      expect(await statusOf(undefined)).toBe(await statusOf({}));
    },
  );

  it.each(oneOfEachKind((endpoint) => hasParams(endpoint) && !isPage(endpoint)))(
    "$key is 400 for an id that cannot be one",
    async (endpointCase) => {
      const problem = await problemOf(admin, endpointCase, {
        params: paramsOf(endpointCase.endpoint, "<script>"),
      });

      expect(problem).toMatchObject({ status: 400, code: "request.malformed" });
    },
  );

  it.each(oneOfEachKind(isList))(
    "$key is 400 for a filter that it does not have, and names those it has",
    async (endpointCase) => {
      const config = JSON.stringify({ filters: [{ field: "password", values: ["x"] }] });
      const problem = await problemOf(admin, endpointCase, {
        rawQuery: String(new URLSearchParams({ config, export: "csv" })),
      });

      expect(problem).toMatchObject({ status: 400, errors: [{ path: "config.filters.0.field" }] });
      expect(problem.errors[0]?.message).toMatch(
        /^(Nach diesem Feld kann nicht gefiltert werden. Möglich: |In dieser Liste)/,
      );
    },
  );
});

describe("an unknown id", () => {
  /** A draft begins where somebody writes, so there are no unknown places. */
  const isOfDraft = (endpoint: EndpointSpec) => endpoint.path.startsWith("/v1/drafts/");

  it.each(casesOf((endpoint) => hasParams(endpoint) && !isPage(endpoint) && !isOfDraft(endpoint)))(
    "$key is 404",
    async (endpointCase) => {
      expect(await problemOf(admin, endpointCase)).toMatchObject({
        status: 404,
        code: expect.stringMatching(/[.]not-found$/),
      });
    },
  );
});

describe("somebody without the right", () => {
  it.each(
    oneOfEachKind(({ access }) => access.session && !access.needsResource && access.label !== "session"),
  )("$key is 403", async (endpointCase) => {
    expect(await problemOf(stranger, endpointCase)).toMatchObject({ status: 403, code: "access.denied" });
  });

  it.each(oneOfEachKind(({ access }) => access.needsResource))(
    "$key is 400 before 404 before 403",
    async (endpointCase) => {
      const { row, endpoint } = endpointCase;
      const params = await row.resource?.(ownOffice.id);
      const status = row.right === everybody ? 200 : row.right.others;

      if (endpoint.body) expect(await problemOf(reader, endpointCase, BROKEN)).toMatchObject({ status: 400 });
      expect(await problemOf(reader, endpointCase)).toMatchObject({ status: 404 });
      expect(await problemOf(reader, endpointCase, { params })).toMatchObject({ status });
    },
  );
});

describe("a page", () => {
  it.each(casesOf((endpoint) => hasParams(endpoint) && isPage(endpoint)))(
    "$key tells people that it is not there",
    async (endpointCase) => {
      for (const [id, status] of [
        ["unknown", 404],
        ["<script>", 400],
      ] as const) {
        const { response } = await nobody.send(
          endpointCase.endpoint,
          inputFor(endpointCase, paramsOf(endpointCase.endpoint, id)),
        );

        expect(response.status).toBe(status);
        expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
        expect(await response.text()).toContain("<h1>");
      }
    },
  );
});

describe("a write that anybody may make", () => {
  it.each(casesOf((endpoint) => !endpoint.access.session && changes(endpoint)))(
    "$key is throttled by network, unless it counts attempts itself",
    ({ endpoint }) => {
      const countsItself = endpoint.problems?.some(({ status }) => status === 429);
      expect(countsItself || (endpoint.callsPerMinute ?? 0) > 0).toBe(true);
    },
  );
});

describe("without a session", () => {
  it.each(casesOf(({ access }) => !access.session))("$key asks for none", async (endpointCase) => {
    const { response } = await nobody.send(endpointCase.endpoint, inputFor(endpointCase));

    expect(response.status).not.toBe(403);
    expect(response.status).toBeLessThan(500);
  });
});
