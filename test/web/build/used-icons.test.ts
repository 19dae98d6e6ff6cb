import { describe, expect, it } from "vitest";
import { usedIcons } from "../../../web/build/used-icons.ts";

const sheet = `.pi { font-family: 'primeicons' }
.pi-spin { animation: fa-spin 2s }
.pi-fw { width: 1em }
.pi-home:before { content: "\\e925" }
.pi-bell:before { content: "\\e94e" }`;

describe("the icons of a build", () => {
  it("are those that code names", () => {
    const { css, characters } = usedIcons(sheet, '<i className="pi pi-home pi-spin" />');

    expect(css.match(/[.]pi[a-z-]*/g)).toEqual([".pi", ".pi-spin", ".pi-home"]);
    expect(characters).toBe("\ue925");
  });

  it.each(["pi-hoem", "pi-align-"])("must exist, as %s does not", (name) => {
    expect(() => usedIcons(sheet, `icon: \`pi ${name}\``)).toThrow(/PrimeIcons has no pi-/);
  });
});
