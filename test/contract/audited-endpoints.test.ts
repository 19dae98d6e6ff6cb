import { describe, expect, it } from "vitest";
import { casesOf, changes } from "./endpoints/cases.ts";

const isAbout = (path: string, ...beginnings: string[]) => beginnings.some((one) => path.startsWith(one));
/** What only its maker ever saw. */
const isUnfinished = (path: string) =>
  isAbout(path, "/v1/drafts/", "/v1/jobs/") || path.endsWith("/multipart");
/** What readers think of it is counted, not recorded. */
const isReadersOwn = (path: string) => path.endsWith("/reactions") || path.endsWith("/reads");
const isSending = (path: string) => /\/newsletters\/\{id\}\/\w+$/.test(path);

describe("what must not stay unrecorded", () => {
  it.each(casesOf(({ method, path }) => method === "DELETE" && !isUnfinished(path)))(
    "$key records who removed what",
    ({ endpoint }) => {
      expect(
        endpoint.audited,
        "name its entry in the contract: shared/administration/audit-action.ts",
      ).toBeDefined();
    },
  );

  it.each(casesOf(({ method, path }) => method !== "GET" && /\/(import|export)/.test(path)))(
    "$key records who imported or exported",
    ({ endpoint }) => {
      expect(endpoint.audited).toBeDefined();
    },
  );

  it.each(
    casesOf(({ method, path, redirects }) => method === "GET" && path.endsWith("/export") && !redirects),
  )("$key cannot be asked for without saying so", ({ endpoint }) => {
    expect(endpoint.exports).toBeDefined();
    expect(endpoint.query?.safeParse({}).success).toBe(false);
  });

  it.each(casesOf(({ path }) => /\/applications\/\{id\}(\/export|\/files\/\{fileId\})?$/.test(path)))(
    "$key records who read or changed an application",
    ({ endpoint }) => {
      expect(endpoint.audited).toBeDefined();
    },
  );

  it.each(
    casesOf(
      (endpoint) =>
        changes(endpoint) &&
        isAbout(
          endpoint.path,
          "/v1/login/users",
          "/v1/administration/users",
          "/v1/administration/roles",
          "/v1/administration/settings",
          "/v1/login/password",
          "/v1/login/reset",
        ),
    ),
  )("$key records who changed what somebody may do, or how they sign in", ({ endpoint }) => {
    expect(endpoint.audited).toBeDefined();
  });

  it.each(casesOf((endpoint) => changes(endpoint) && isSending(endpoint.path)))(
    "$key records who sent, or kept from being sent",
    ({ endpoint }) => {
      expect(endpoint.audited).toBeDefined();
    },
  );

  it.each(
    casesOf(
      (endpoint) =>
        changes(endpoint) && isAbout(endpoint.path, "/v1/news/articles") && !isReadersOwn(endpoint.path),
    ),
  )("$key records who wrote, reviewed, released or withdrew an article", ({ endpoint }) => {
    expect(endpoint.audited).toBeDefined();
  });

  it.each(casesOf(({ method, path }) => method === "POST" && path === "/v1/login"))(
    "$key records who came in and who did not",
    ({ endpoint }) => {
      expect(endpoint.audited).toEqual(["session.started", "session.refused"]);
    },
  );

  it.each([
    "GET /v1/news/subscribers",
    "GET /v1/news_new/newsletters/{id}/status/details",
    "GET /v1/organisations/employees/export",
    "GET /v1/administration/audit",
  ])("%s records who exported its rows", (key) => {
    expect(casesOf(({ exports }) => exports).map((endpointCase) => endpointCase.key)).toContain(key);
  });
});
