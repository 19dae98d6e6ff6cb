import { expect, it } from "vitest";
import { foldTools, type TextTool } from "../../../../../web/components/form/rich-text/rich-text-tool.tsx";

const tool = (label: string, rank: number, items?: readonly TextTool[]): TextTool => ({
  label,
  icon: "",
  rank,
  run: () => undefined,
  ...(items && { items }),
});
const names = (tools: readonly TextTool[]) => tools.map(({ label }) => label);

const sides = [tool("left", 4), tool("right", 4)];
const tools = [tool("heading", 3), tool("bold", 1), tool("align", 4, sides), tool("link", 2)];

it("shows all tools where there is room for them", () => {
  const { shown, folded } = foldTools(tools, 4);

  expect(names(shown)).toEqual(["heading", "bold", "align", "link"]);
  expect(folded).toEqual([]);
});

it("keeps the most used in their order, with a place for what holds the others, menus as their items", () => {
  const { shown, folded } = foldTools(tools, 3);

  expect(names(shown)).toEqual(["bold", "link"]);
  expect(names(folded)).toEqual(["heading", "left", "right"]);
});
