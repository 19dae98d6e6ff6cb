import { describe, expect, it } from "vitest";
import { createRouter } from "../../../../infra/local/http/router.ts";

const route = createRouter(
  [
    "GET /v1/organisations/{id}",
    "GET /v1/organisations/employees",
    "GET /v1/organisations/employees/{id}",
    "DELETE /v1/organisations/employees",
    "ANY /v1/any",
  ].map((routeKey) => ({ routeKey, target: undefined })),
);

describe("a call that fits no route", () => {
  it("takes the default one where there is one", () => {
    const withDefault = createRouter(
      ["GET /v1/health", "$default"].map((routeKey) => ({ routeKey, target: undefined })),
    );

    expect(withDefault("GET", "/v1/health")?.routeKey).toBe("GET /v1/health");
    for (const [method, path] of [
      ["GET", "/v1/unknown"],
      ["POST", "/v1/health"],
      ["GET", "/v1/%2e"],
    ] as const) {
      expect(withDefault(method, path)).toMatchObject({ routeKey: "$default", pathParameters: {} });
    }
  });
});

describe("a call", () => {
  it.each([
    ["GET", "/v1/organisations/employees", "GET /v1/organisations/employees", {}],
    ["GET", "/v1/organisations/7", "GET /v1/organisations/{id}", { id: "7" }],
    ["GET", "/v1/organisations/employees/a%2Fb", "GET /v1/organisations/employees/{id}", { id: "a/b" }],
    ["PATCH", "/v1/any", "ANY /v1/any", {}],
  ])("%s %s takes the route %s", (method, path, routeKey, pathParameters) => {
    expect(route(method, path)).toMatchObject({ routeKey, pathParameters });
  });

  it.each([
    ["POST", "/v1/organisations/employees"],
    ["GET", "/v1/organisations"],
    ["GET", "/v1/organisations/"],
    ["GET", "/v1/organisations/7/"],
  ])("%s %s has no route", (method, path) => {
    expect(route(method, path)).toBeUndefined();
  });
});

it("a route that takes the rest of a path is refused", () => {
  expect(() => createRouter([{ routeKey: "GET /v1/rest/{path+}", target: undefined }])).toThrow("{path+}");
});
