import { describe, expect, it } from "vitest";
import { back, dropped, forward, placed, toEnd, toStart } from "../../../web/galleries/arrange/placed.ts";

const ids = ["a", "b", "c", "d", "e"];
const moved = (chosen: string, step: Parameters<typeof placed>[2]) =>
  placed(ids, new Set(chosen), step).join("");

describe("chosen images", () => {
  it.each([
    ["to the start", "bd", toStart, "bdace"],
    ["to the end", "bd", toEnd, "acebd"],
    ["one place forward", "c", forward, "acbde"],
    ["one place back", "c", back, "abdce"],
    ["together, if there is a gap between them", "bd", forward, "bdace"],
    ["nowhere beyond the start", "a", forward, "abcde"],
    ["nowhere beyond the end", "de", back, "abcde"],
  ] as const)("go %s", (_, chosen, step, order) => {
    expect(moved(chosen, step)).toBe(order);
  });
});

describe("a dragged image", () => {
  const drag = (active: string, over: string, chosen = "") =>
    dropped(ids, new Set(chosen), { active, over }).join("");

  it("takes the place of the one it is dropped on", () => {
    expect(drag("b", "d")).toBe("acdbe");
    expect(drag("d", "b")).toBe("adbce");
  });

  it("takes along what was chosen with it, and leaves alone what was chosen without", () => {
    expect(drag("b", "d", "ab")).toBe("cdabe");
    expect(drag("b", "d", "ac")).toBe("acdbe");
    expect(drag("b", "a", "ab")).toBe("abcde");
  });
});
