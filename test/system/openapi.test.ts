import { describe, expect, it } from "vitest";
import * as z from "zod";
import { endpointsOf, statusOf } from "../../shared/contract/endpoint.ts";
import { portal as contract } from "../../shared/portal.contract.ts";
import { system } from "../../shared/system/system.contract.ts";
import { portal } from "../portal.ts";

const Parameter = z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() });
const Operation = z.looseObject({
  operationId: z.string(),
  "x-access": z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Parameter).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(
    z.string(),
    z.looseObject({ description: z.string(), content: z.unknown().optional() }),
  ),
});
const Document = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

const ask = async () => {
  const { send } = await portal();
  const { response } = await send(system.openapi);
  const text = await response.text();
  return { response, text, document: Document.parse(JSON.parse(text)) };
};

let asked: ReturnType<typeof ask> | undefined;
/** Asked once, since it is of a megabyte. */
const read = () => (asked ??= ask());

const operations = async () => Object.entries((await read()).document.paths);
const referencesIn = (text: string) =>
  Array.from(text.matchAll(/"\$ref":"#\/([^"]+)"/g), ([, path = ""]) => path);

describe("the OpenAPI document", () => {
  it("is served to anybody as JSON of version 3.1", async () => {
    const { response, document } = await read();

    expect(response.headers.get("content-type")).toBe("application/json");
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("holds every endpoint of the contract and no other", async () => {
    const described = (await operations()).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = Object.values(contract).flatMap((tree) =>
      endpointsOf(tree).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
    );

    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it.each(Object.values(contract).flatMap((tree) => endpointsOf(tree)))(
    "tells of $endpoint.method $endpoint.path what its contract says",
    async ({ endpoint }) => {
      const { document } = await read();
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const names = Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      const schemes = Object.keys(operation?.security[0] ?? {});

      expect(operation?.["x-access"]).toBe(endpoint.access.label);
      expect(operation?.parameters.filter((one) => one.in === "path").map(({ name }) => name)).toEqual(names);
      expect(Boolean(operation?.requestBody)).toBe(Boolean(endpoint.body));
      expect(operation?.responses).toHaveProperty(String(statusOf(endpoint)));
      expect(operation?.responses).toHaveProperty("500");
      expect("401" in (operation?.responses ?? {})).toBe(
        endpoint.access.session || ["/v1/login", "/v1/login/passkeys/sign-in"].includes(endpoint.path),
      );
      expect(schemes.includes("session")).toBe(endpoint.access.session);
      expect(operation?.security).toEqual(
        endpoint.access.byRule
          ? [expect.anything(), { token: [] }]
          : expect.not.arrayContaining([{ token: [] }]),
      );
      expect(schemes.includes("xsrf")).toBe(endpoint.access.session && endpoint.method !== "GET");
    },
  );

  it("describes the config of a list as the JSON that it holds", async () => {
    const { document } = await read();

    expect(document.paths["/v1/news_new/articles"]?.get?.parameters[0]).toMatchObject({
      name: "config",
      in: "query",
      content: {
        "application/json": {
          schema: {
            properties: {
              limit: { default: 15, maximum: 10_000 },
              filters: {
                items: { properties: { field: { enum: expect.arrayContaining(["visibility", "tag"]) } } },
              },
            },
          },
        },
      },
    });
  });

  it("names every problem of an endpoint by its code", async () => {
    const { document } = await read();

    expect(document.paths["/v1/login"]?.post?.responses).toMatchObject({
      401: { content: { "application/problem+json": { examples: { "login.wrong-credentials": {} } } } },
      429: { content: { "application/problem+json": { examples: { "login.throttled": {} } } } },
    });
  });

  it("refers only to what it holds", async () => {
    const { document, text } = await read();
    const names = referencesIn(text).map((path) => path.replace("components/schemas/", ""));

    expect(names.length).toBeGreaterThan(20);
    for (const name of new Set(names)) expect(document.components.schemas).toHaveProperty(name);
  });

  it("answers with no password, neither its hash", async () => {
    const { document } = await read();
    const { NewUser, UserPatch, CloudShareDraft, ...schemas } = document.components.schemas;

    for (const sent of [NewUser, UserPatch, CloudShareDraft])
      expect(JSON.stringify(sent)).toContain("password");
    // Names of fields: what was done about a password may be told, and who may have one.
    const told = JSON.stringify(schemas).replaceAll(/passwordsForAdministratorsOnly|(uses|has)Password/g, "");
    expect(told.match(/"[^"]*password[^"]*":/gi) ?? []).toEqual([]);
  });
});
