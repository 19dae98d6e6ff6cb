import { describe, expect, it } from "vitest";
import documented from "./documented-endpoints.json" with { type: "json" };
import { allCases } from "./endpoints/cases.ts";

/** Areas of the documentation that are built; what they lack is named below. */
const builtAreas = [
  "login",
  "administration",
  "organisations",
  "discussions",
  "cloud",
  "galleries",
  "calendar",
  "applications",
  "news",
];

const stillToCome: readonly string[] = [];

const contract = new Map(allCases.map((endpointCase) => [endpointCase.key, endpointCase]));
const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const inBuiltAreas = documented.filter(({ area }) => builtAreas.includes(area));
const built = inBuiltAreas.filter((one) => !stillToCome.includes(keyOf(one)));

describe("the contract and the documented endpoints", () => {
  it.each(built)("$method $path is open to: $access", ({ method, path, access }) => {
    expect(contract.get(keyOf({ method, path }))?.endpoint.access.label).toBe(access);
  });

  it("name as still to come only what is documented and missing", () => {
    const keys = inBuiltAreas.map(keyOf);

    expect(stillToCome.filter((key) => !keys.includes(key))).toEqual([]);
    expect(stillToCome.filter((key) => contract.has(key))).toEqual([]);
  });

  it("are all that the contract has, but for what a row calls the portal's own", () => {
    const inContract = allCases.filter(({ row }) => !row.isOwn).map(({ key }) => key);

    expect(inContract.sort()).toEqual(built.map(keyOf).sort());
  });

  it("spell no endpoint twice", () => {
    expect(contract.size).toBe(allCases.length);
  });
});
