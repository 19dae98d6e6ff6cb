import { describe, expect, it } from "vitest";
import { equalSecrets } from "../../../functions/platform/security/secret.ts";

describe("two secrets", () => {
  it("are equal when they are the same", () => {
    expect(equalSecrets("geheim-ä", "geheim-ä")).toBe(true);
  });

  it.each([
    ["another letter", "geheim", "geheiM"],
    ["a part", "geheim", "gehei"],
    ["as many letters and more bytes", "a".repeat(43), "ä".repeat(43)],
  ])("differ by %s", (_, one, other) => {
    expect(equalSecrets(one, other)).toBe(false);
  });
});
