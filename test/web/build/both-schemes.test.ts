import { describe, expect, it } from "vitest";
import { bothSchemes } from "../../../web/build/both-schemes.ts";

const sheet = (text: string, line: string, width = "1px") =>
  `.p-menu { color: ${text}; border: ${width} solid ${line} }\n.p-menu a { color: ${text} }`;

describe("a light and a dark theme in one sheet", () => {
  it("has each pair of colours once, and what they agree on as it is", () => {
    const both = bothSchemes(sheet("#212121", "rgba(0, 0, 0, 0.12)"), sheet("#ffffff", "transparent"));

    expect(both).toBe(
      `:root { --theme-0: light-dark(#212121, #ffffff); --theme-1: light-dark(rgba(0, 0, 0, 0.12), transparent); }
.p-menu { color: var(--theme-0); border: 1px solid var(--theme-1) }
.p-menu a { color: var(--theme-0) }`,
    );
  });

  it("leaves to the page which of them it shows", () => {
    const both = bothSchemes(":root { color-scheme: light }", ":root { color-scheme: dark }");

    expect(both).not.toContain("color-scheme");
  });

  it.each([
    ["a width", sheet("#ffffff", "#424242", "2px")],
    ["a rule", ".p-menu { color: #ffffff }"],
    ["a selector", sheet("#ffffff", "#424242").replaceAll(".p-menu", ".p-list")],
  ])("does not come about if they differ in %s", (_, dark) => {
    expect(() => bothSchemes(sheet("#212121", "#e0e0e0"), dark)).toThrow("differ in more than colours: .p-");
  });
});
