import { describe, expect, it } from "vitest";
import type { Filter } from "../../../../shared/contract/list.ts";
import type { ListFilter } from "../../../../web/components/list/list-column.ts";
import { pickedOption, picksOf, withOption } from "../../../../web/components/list/list-picks.ts";

const left: Filter = { field: "leftAt", comparator: "neq", values: [null] };
const stays: Filter = { field: "leftAt", comparator: "eq", values: [null] };
const confirmed: Filter = { field: "confirmedAt", comparator: "neq", values: [null] };
const office: Filter = { field: "office", comparator: "eq", values: ["1"] };

const state: ListFilter = {
  field: "state",
  label: "Status",
  options: [
    { label: "Bestätigt", where: [confirmed, stays] },
    { label: "Abgemeldet", where: [left] },
  ],
};
const offices: ListFilter = { field: "office", label: "Kanzlei", options: [{ label: "Wien", value: "1" }] };

describe("what is picked of a filter", () => {
  it("is the option whose conditions are all set, and no others of its fields", () => {
    expect(pickedOption(state, [office, stays, confirmed])?.label).toBe("Bestätigt");
    expect(pickedOption(state, [confirmed])).toBeUndefined();
  });

  it("replaces its own conditions and leaves those of others", () => {
    expect(withOption(state, state.options[1], [confirmed, stays, office])).toEqual([office, left]);
    expect(withOption(state, undefined, [left, office])).toEqual([office]);
  });

  it("is one chip, however many conditions it stands for", () => {
    const picks = picksOf([state, offices], [confirmed, stays, office]);

    expect(picks).toEqual([
      { label: "Status: Bestätigt", rest: [office] },
      { label: "Kanzlei: Wien", rest: [confirmed, stays] },
    ]);
  });

  it("shows what no option stands for as it is", () => {
    expect(picksOf([offices], [{ ...office, values: ["7"] }])).toEqual([{ label: "Kanzlei: 7", rest: [] }]);
  });
});
