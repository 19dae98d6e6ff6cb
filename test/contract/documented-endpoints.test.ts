import { describe, expect, it } from "vitest";
import { endpointsOf, routeKeyOf } from "../../shared/contract/endpoint.ts";
import { portal } from "../../shared/portal.contract.ts";
import documented from "./documented-endpoints.json" with { type: "json" };

/** Areas of the documentation that are at work; what they still lack is named below. */
const builtAreas = ["login", "administration", "organisations", "news"];

const stillToCome: readonly string[] = [];

/** What the portal offers besides. */
const ownEndpoints = [
  "GET /v1/organisations/employees/professions",
  "GET /v1/organisations/employees/export",
  "POST /v1/organisations/employees/import",
  "GET /v1/login/roles",
  "POST /v1/administration/roles",
  "GET /v1/administration/roles/{id}",
  "PUT /v1/administration/roles/{id}",
  "DELETE /v1/administration/roles/{id}",
  "POST /v1/login/users/{id}/invitation",
  "GET /v1/login/users/{id}/permissions",
  "GET /v1/login/second-factor",
  "POST /v1/login/second-factor",
  "PUT /v1/login/second-factor",
  "PUT /v1/login/second-factor/disable",
  "PUT /v1/login/second-factor/recovery-codes",
  "DELETE /v1/login/users/{id}/second-factor",
  "PUT /v1/login/password",
  "GET /v1/login/session",
  "GET /v1/login/sessions",
  "DELETE /v1/login/sessions/{id}",
  "DELETE /v1/login/sessions",
  "GET /v1/administration/settings",
  "PUT /v1/administration/settings",
  "GET /v1/administration/audit",
  "GET /v1/administration/audit/{id}",
  "GET /v1/administration/templates/summaries",
  "GET /v1/administration/templates/original",
  "GET /v1/administration/templates/{id}",
  "POST /v1/administration/templates",
  "DELETE /v1/administration/templates/{id}",
  "POST /v1/administration/templates/{id}/preview",
  "PUT /v1/organisations/{id}/pictures",
  "GET /v1/organisations/{organisationId}/customers/{id}",
  "GET /v1/organisations/{id}/links",
  "POST /v1/organisations/{id}/links",
  "PUT /v1/organisations/{id}/links/order",
  "GET /v1/organisations/{id}/links/{linkId}",
  "PUT /v1/organisations/{id}/links/{linkId}",
  "DELETE /v1/organisations/{id}/links/{linkId}",
  "PUT /v1/organisations/employees/{id}/picture",
  "DELETE /v1/organisations/employees/{id}/picture",
  "GET /v1/organisations/employees/birthdays",
  "GET /v1/news/tags",
  "GET /v1/news/authors",
  "GET /v1/news/templates/choices",
  "GET /v1/news/newsletters/statuses",
  "GET /v1/news/newsletters/running",
  "GET /v1/organisations/summaries",
  "POST /v1/files",
  "GET /v1/files/{id}",
  "GET /v1/files/{id}/upload",
  "GET /v1/public/files/{id}",
  "POST /v1/news/newsletters/preview",
  "GET /v1/news/newsletters/{id}/content",
  "PUT /v1/news/newsletters/{id}/schedule",
  "PUT /v1/news/newsletters/{id}/unschedule",
  "PUT /v1/news/newsletters/{id}/repeat",
  "PUT /v1/news/newsletters/{id}/pause",
  "GET /v1/news/subscribers/{id}",
  "PUT /v1/news/subscribers/{id}/lift",
  "PUT /v1/news/newsletters/{id}/resume",
  "PUT /v1/news/newsletters/{id}/cancel",
  "POST /v1/public/subscribers",
  "POST /v1/public/subscribers/confirm",
  "POST /v1/public/subscribers/preferences",
  "PUT /v1/public/subscribers/preferences",
  "POST /v1/public/subscribers/unsubscribe",
  "GET /v1/public/articles",
  "GET /v1/public/articles/{urlTitle}",
  "GET /v1/public/articles/{urlTitle}/page",
  "GET /v1/public/feed",
  "GET /v1/public/organisations/{id}/feed",
  "GET /v1/public/organisations",
  "GET /v1/health",
  "GET /v1/openapi.json",
  "GET /v1/docs",
];

const contract = new Map(
  Object.values(portal)
    .flatMap((tree) => endpointsOf(tree))
    .map(({ endpoint }) => [routeKeyOf(endpoint), endpoint]),
);
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const inBuiltAreas = documented.filter(({ area }) => builtAreas.includes(area));
const built = inBuiltAreas.filter((one) => !stillToCome.includes(keyOf(one)));

describe("the contract and the documented endpoints", () => {
  it.each(built)("$method $path is open to: $access", ({ method, path, access }) => {
    expect(contract.get(keyOf({ method, path }))?.access.label).toBe(access);
  });

  it("have nothing in the contract that is neither documented nor named here", () => {
    const known = new Set([...documented.map(keyOf), ...ownEndpoints]);

    expect([...contract.keys()].filter((key) => !known.has(key))).toEqual([]);
  });

  it("name as still to come only what is documented and missing", () => {
    const keys = inBuiltAreas.map(keyOf);

    expect(stillToCome.filter((key) => !keys.includes(key))).toEqual([]);
    expect(stillToCome.filter((key) => contract.has(key))).toEqual([]);
  });

  it("name as the portal's own only what is there and not documented", () => {
    expect(ownEndpoints.filter((key) => !contract.has(key))).toEqual([]);
    expect(documented.map(keyOf).filter((key) => ownEndpoints.includes(key))).toEqual([]);
  });

  it("spell no endpoint twice", () => {
    const routes = Object.values(portal).flatMap((tree) => endpointsOf(tree));

    expect(contract.size).toBe(routes.length);
  });
});
