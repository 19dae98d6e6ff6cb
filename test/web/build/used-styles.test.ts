import { describe, expect, it } from "vitest";
import { usedStyles } from "../../../web/build/used-styles.ts";

const theme = `:root { --theme-0: red; --theme-1: blue; --text-color: black; --veil: grey }
.p-button { color: var(--theme-0) }
.p-button.p-button-danger { color: var(--theme-0) }
.p-button.p-button-help { color: var(--theme-1) }
.p-tree .p-button { color: var(--theme-1) }
@keyframes tree-opens { from { opacity: 0 } }
.p-tree { animation: tree-opens 1s }
@keyframes button-shows { to { background: var(--veil) } }
.p-component { animation: button-shows 1s }`;

const button = 'const className = classNames("p-button p-component", "p-button-".concat(props.severity));';

describe("what is left of a theme", () => {
  it("are the classes that code names, or completes by a word it uses", async () => {
    const used = await usedStyles(theme, `${button} <Button severity="danger" /> // no tree, no help`);

    expect(used).toContain(".p-button {");
    expect(used).toContain(".p-button-danger");
    expect(used).not.toMatch(/p-button-help|tree|--theme-1/);
  });

  it("are the properties that animations read", async () => {
    const used = await usedStyles(theme, button);

    expect(used).toContain("--veil: grey");
  });

  it("are the properties that own styles read", async () => {
    const used = await usedStyles(theme, `${button} .hint { color: var(--text-color) }`);

    expect(used).toContain("--text-color: black");
  });
});
