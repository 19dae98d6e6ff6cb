import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allCases } from "./endpoints/cases.ts";

/** As the documentation has them, one a line: method, path, and to whom it is open. */
const file = new URL("./documented-endpoints.txt", import.meta.url);
const documented = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [method = "", path = "", ...access] = line.split(" ");
    return { key: `${method} ${path}`, access: access.join(" ") };
  });

const contract = new Map(allCases.map((endpointCase) => [endpointCase.key, endpointCase]));

describe("the contract and the documented endpoints", () => {
  it.each(documented)("$key is open to: $access", ({ key, access }) => {
    expect(contract.get(key)?.endpoint.access.label).toBe(access);
  });

  it("are all that the contract has, but for what a row calls the portal's own", () => {
    const inContract = allCases.filter(({ row }) => !row.isOwn).map(({ key }) => key);

    expect(inContract.sort()).toEqual(documented.map(({ key }) => key).sort());
  });

  it("spell no endpoint twice", () => {
    expect(contract.size).toBe(allCases.length);
  });
});
