import { describe, expect, it } from "vitest";
import { documentVisibilityText, eventVisibilityText } from "../../../shared/visibility/visibility.text.ts";
import {
  DocumentVisibility,
  EventVisibility,
  isVisibleTo,
  isWider,
  narrowestOf,
  type ViewerFacts,
} from "../../../shared/visibility/visibility.ts";

const somebody = (overrides: Partial<ViewerFacts>): ViewerFacts => ({
  isAdmin: false,
  isDirector: false,
  office: null,
  ...overrides,
});
const plain = { isPartner: false, isAssociate: false };
const partner = { isPartner: true, isAssociate: false };
const associate = { isPartner: false, isAssociate: true };

const all = DocumentVisibility.options;

/** Who somebody is, and what is for them. */
const table: readonly (readonly [string, ViewerFacts, readonly DocumentVisibility[]])[] = [
  ["somebody without an office", somebody({}), ["Everybody"]],
  ["a director without an office", somebody({ isDirector: true }), ["Everybody", "Directors"]],
  ["an employee of another office", somebody({ office: plain }), ["Everybody"]],
  ["a director of another office", somebody({ isDirector: true, office: plain }), ["Everybody", "Directors"]],
  ["an employee of a partner", somebody({ office: partner }), ["Everybody", "Partners"]],
  [
    "a director of a partner",
    somebody({ isDirector: true, office: partner }),
    ["Everybody", "Directors", "Partners", "PartnerDirectors"],
  ],
  ["an employee of an associate", somebody({ office: associate }), ["Everybody", "Partners", "Associations"]],
  ["a director of an associate", somebody({ isDirector: true, office: associate }), all],
  ["an administrator", somebody({ isAdmin: true }), all],
];

describe("what is for some only", () => {
  it.each(table)("is for %s as the specification says", (_who, viewer, seen) => {
    expect(all.filter((visibility) => isVisibleTo(viewer, visibility))).toEqual(seen);
  });

  it("is for whom each of two visibilities admits, and wider if it admits others", () => {
    const people = table.map(([, viewer]) => viewer);
    for (const [before, after] of all.flatMap((one) => all.map((other) => [one, other] as const))) {
      const both = narrowestOf([before, after]);
      for (const viewer of people) {
        const isAdmitted = isVisibleTo(viewer, before) && isVisibleTo(viewer, after);
        expect(isVisibleTo(viewer, both)).toBe(isAdmitted);
      }
      const isNew = people.some((viewer) => isVisibleTo(viewer, after) && !isVisibleTo(viewer, before));
      expect([before, after, isWider(before, after)]).toEqual([before, after, isNew]);
    }
    expect(narrowestOf([])).toBe("Everybody");
    expect(narrowestOf(["Partners", "Directors", "Everybody"])).toBe("PartnerDirectors");
  });

  it("has a label each, and events know three of them", () => {
    expect(Object.keys(documentVisibilityText)).toEqual(all);
    expect(Object.keys(eventVisibilityText)).toEqual(EventVisibility.options);
    expect(EventVisibility.options).toHaveLength(3);
  });
});
