import { describe, expect, it } from "vitest";
import { type ListConfig, listConfig } from "../../shared/contract/list.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { employees } from "../../shared/organisations/employees.contract.ts";
import { portal } from "../portal.ts";
import { anEmployee, anOffice } from "../support/people.builder.ts";

const linz = anOffice({ id: "linz", name: "Wögerbauer Linz" });
const graz = anOffice({ id: "graz", name: "Ährenfeld Graz" });

const somebody = (lastname: string, overrides: Partial<Employee> = {}) =>
  anEmployee({
    firstname: "Vorname",
    lastname,
    title: null,
    email: null,
    employedAt: linz.id,
    jobTitle: "Buchhalterin",
    specialty: "Mahnwesen",
    ...overrides,
  });

const { call, people } = await portal({ as: "employee" });
await people.organisations.insertMany([linz, graz]);
await people.employees.insertMany([
  somebody("Zöhrer", { isDirector: true, title: "Dr." }),
  somebody("Abel", { jobTitle: "Wirtschaftsprüfer", specialty: "Pflichtprüfungen" }),
  somebody("Brandl", {
    employedAt: graz.id,
    specialty: "Ärzteberatung",
    email: "b@graz.example",
    languages: "Englisch, Italienisch",
  }),
  somebody("Brandl", { employedAt: null, firstname: "Ohne", hobbies: "Drachenfliegen" }),
  ...Array.from({ length: 60 }, (_, at) =>
    somebody(`Viele${String(at).padStart(2, "0")}`, { employedAt: graz.id }),
  ),
]);

const names = async (config: Partial<ListConfig>) => {
  const { data } = await call(employees.list, { query: { config: listConfig(config) } });
  return data.data.map(({ firstname, lastname }) => `${firstname} ${lastname}`.replace("Vorname ", ""));
};

describe("a search of the directory", () => {
  it.each([
    ["a name", "ZOEHRER", ["Zöhrer"]],
    ["a title", "dr. zöhrer", ["Zöhrer"]],
    ["what somebody does", "wirtschaftspruefer", ["Abel"]],
    ["a specialty", "aerzteberatung", ["Brandl"]],
    ["a language", "italienisch", ["Brandl"]],
    ["the office", "woegerbauer", ["Abel", "Zöhrer"]],
    ["words in office and person, in any order", "mahnwesen LINZ", ["Zöhrer"]],
    ["an address", "b@graz", ["Brandl"]],
    ["words that nobody has all of", "zöhrer graz", []],
    ["what is private", "Drachenfliegen", []],
  ])("looks at %s: %s", async (_, searchTerm, found) => {
    expect(await names({ searchTerm })).toEqual(found);
  });

  it("knows an office's new name at once", async () => {
    await people.organisations.update("linz", (office) => ({
      ...office,
      name: "Umgetauft",
    }));

    expect(await names({ searchTerm: "umgetauft" })).toEqual(["Abel", "Zöhrer"]);
    expect(await names({ searchTerm: "wögerbauer" })).toEqual([]);
    await people.organisations.update("linz", (office) => ({
      ...office,
      name: linz.name,
    }));
  });

  it("knows a new office and who was moved there", async () => {
    const office = await people.organisations.insert(anOffice({ name: "Neueröffnet" }));
    const person = await people.employees.insert(somebody("Umzug"));
    expect(await names({ searchTerm: "neueröffnet" })).toEqual([]);

    await people.employees.update(person.id, (one) => ({
      ...one,
      employedAt: office.id,
    }));

    expect(await names({ searchTerm: "neueröffnet" })).toEqual(["Umzug"]);
    await people.employees.remove(person.id);
  });
});

describe("the directory", () => {
  it.each([
    ["isDirector", true, ["Zöhrer"]],
    ["jobTitle", "Wirtschaftsprüfer", ["Abel"]],
    ["specialty", "Ärzteberatung", ["Brandl"]],
    ["languages", "Italienisch", ["Brandl"]],
    ["employedAt", "linz", ["Abel", "Zöhrer"]],
  ])("is narrowed by %s", async (field, value, found) => {
    expect(await names({ filters: [{ field, values: [value], comparator: "eq" }] })).toEqual(
      expect.arrayContaining(found),
    );
  });

  it("is put in the order of the offices' names, page by page without gaps", async () => {
    const sort = [{ field: "employedAt", direction: "asc" as const }];
    const filters = [{ field: "employedAt", values: ["linz", "graz"], comparator: "eq" as const }];
    const first = await names({ sort, filters, limit: 40 });
    const second = await names({ sort, filters, limit: 40, skip: 40 });

    const all = [...first, ...second];
    expect(all).toHaveLength(63);
    expect(all.slice(0, 2)).toEqual(["Brandl", "Viele00"]);
    expect(all.slice(-2)).toEqual(["Abel", "Zöhrer"]);
    expect(await names({ sort: [{ field: "employedAt", direction: "desc" }], filters, limit: 2 })).toEqual([
      "Abel",
      "Zöhrer",
    ]);
  });

  it("tells what people do, each once and in order", async () => {
    const { data } = await call(employees.professions, {});

    expect(data.jobTitles).toEqual(["Buchhalterin", "Steuerberaterin", "Wirtschaftsprüfer"]);
    expect(data.specialties).toEqual(["Ärzteberatung", "Mahnwesen", "Pflichtprüfungen", "Umgründungen"]);
  });
});

describe("what a warm call asks DynamoDB", () => {
  const SESSION = "BatchGetItem";
  const requestsOf = async (config: Partial<ListConfig>) => {
    const list = (skip: number) =>
      call(employees.list, { query: { config: listConfig({ ...config, skip }) } });
    // The first may still begin what the list before it needed.
    await list(0);
    return (await list(15)).requests;
  };

  it("is the session and what changed: whatever the page", async () => {
    for (const config of [{}, { sort: [{ field: "jobTitle", direction: "desc" as const }] }])
      expect(await requestsOf(config)).toEqual(["Query", SESSION]);
  });

  it("is no more where the names of offices count", async () => {
    for (const config of [
      { searchTerm: "viele graz" },
      { sort: [{ field: "employedAt", direction: "asc" as const }] },
    ])
      expect(await requestsOf(config)).toEqual(["Query", SESSION]);
  });
});
