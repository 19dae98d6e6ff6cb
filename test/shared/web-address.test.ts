import { describe, expect, it } from "vitest";
import { optionalWebAddress, webAddress } from "../../shared/contract/web-address.ts";

describe.each([
  ["that must be there", webAddress],
  ["that may be missing", optionalWebAddress],
])("a web address %s", (_, schema) => {
  it.each([
    ["https://kammer.example/a?b=c", "https://kammer.example/a?b=c"],
    ["HTTP://kammer.example", "HTTP://kammer.example"],
    [" kammer.example ", "https://kammer.example"],
  ])("is %s", (typed, address) => {
    expect(schema.parse(typed)).toBe(address);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    "https://x",
    "https://kammer.example@evil.example",
    "zwei Wörter",
    `https://kammer.example/${"x".repeat(2_000)}`,
  ])("is not %s", (typed) => {
    expect(schema.safeParse(typed).success).toBe(false);
  });

  it("that is empty is none", () => {
    expect(schema.safeParse(" ").data ?? null).toBeNull();
  });
});
