import { describe, expect, it } from "vitest";
import { charactersOf } from "../../../web/build/latin-fonts.ts";

describe("the characters of a range", () => {
  it("are its single ones and those from the first to the last", () => {
    expect(charactersOf("U+0041-0043, U+20AC")).toBe("ABC€");
  });
});
