import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { areaFolders } from "../../infra/api/areas.ts";
import { nameOf, resourcesOf, variablesIn } from "./synthesised.ts";

const folder = resolve(import.meta.dirname, "../../functions");
const folders: Readonly<Record<string, string>> = areaFolders;

const entryOf = (name: string) =>
  [`workers/${name}.function.ts`, `${folders[name] ?? name}/${name}.function.ts`]
    .map((path) => resolve(folder, path))
    .find((path) => existsSync(path));

const functions = resourcesOf().functions.flatMap((resource) => {
  const entry = entryOf(nameOf(resource));
  return entry ? [{ name: nameOf(resource), entry, resource }] : [];
});

const own = { ...process.env };
afterAll(() => {
  process.env = own;
});

describe("a function", () => {
  it("is each of the template's", () => {
    expect(functions.length).toBeGreaterThan(30);
  });

  it.each(functions)("$name starts with the settings that it is given", async ({ entry, resource }) => {
    const given = Object.keys(variablesIn(resource));
    const settings = Object.fromEntries(given.map((name) => [name, "https://example.at/1"]));
    process.env = { PATH: own.PATH, AWS_REGION: "eu-central-1", ...settings };
    if (settings.PAGE_VIEW_TARGET) process.env.PAGE_VIEW_TARGET = "";

    const { handler } = (await import(entry)) as { handler: unknown };

    expect(handler).toBeTypeOf("function");
  });
});
