import { describe, expect, expectTypeOf, it } from "vitest";
import {
  blankOf,
  choicesOf,
  type Field,
  fieldsWith,
  labelsOf,
  listFieldsOf,
} from "../../shared/contract/fields.ts";

const fields = {
  name: { label: "Name", search: 16, sort: true },
  isActive: { label: "Ist aktiv", heading: "Aktiv", kind: "flag", filter: true },
  city: { label: "Ort", filter: true, sort: true, choices: "cities" },
  order: { label: "Platz", kind: "number" },
} as const satisfies Record<string, Field>;

describe("declared fields", () => {
  it("are known by their traits, in their order", () => {
    expectTypeOf(listFieldsOf(fields).sort[0]).toEqualTypeOf<"name" | "city" | undefined>();
    expect(listFieldsOf(fields)).toEqual({ filters: ["isActive", "city"], sort: ["name", "city"] });

    expectTypeOf(fieldsWith(fields, "choices")).toEqualTypeOf<"city"[]>();
    expectTypeOf(choicesOf(fields, () => 1)).toEqualTypeOf<Readonly<Record<"cities", number>>>();
    expect(choicesOf(fields, (name) => name)).toEqual({ cities: "city" });

    expectTypeOf(labelsOf(fields)).toEqualTypeOf<Record<keyof typeof fields, string>>();
  });

  it("make the form that nothing was entered into, of what its schema has", () => {
    const blank = blankOf(fields, { name: 0, isActive: 0, order: 0 });

    expectTypeOf(blank).toEqualTypeOf<{ name: ""; isActive: false; order: null }>();
    expect(blank).toEqual({ name: "", isActive: false, order: null });
  });
});
