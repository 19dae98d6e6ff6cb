import { describe, expect, it } from "vitest";
import { isWider } from "../../../web/cloud/items/is-wider.ts";

describe("a place is wider", () => {
  it("if somebody sees it there who does not here", () => {
    expect(isWider(["Directors"], [])).toBe(true);
    expect(isWider(["Directors"], ["Associations"])).toBe(true);
    expect(isWider(["PartnerDirectors"], ["Directors"])).toBe(true);
  });

  it("but not if the same or fewer do", () => {
    expect(isWider(["Everybody"], [])).toBe(false);
    expect(isWider([], ["Directors"])).toBe(false);
    expect(isWider(["Partners", "Directors"], ["PartnerDirectors"])).toBe(false);
  });
});
