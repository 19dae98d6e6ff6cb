import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Shares of the window times shares of the distance, as browsers report them. */
const MOST_SHIFT = 0.02;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** What moved since the page was loaded, without anybody having touched it. */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${[...node.classList].join(".")}` : "text";
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");

    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .filter(isShift)
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        ),
      }));
  });

/** Hardly anything of a page moves while it loads. */
export const expectStill = async (page: Page): Promise<void> => {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.flatMap((shift) => shift.moved).join("\n");
  expect(sum, `layout shifts of ${page.url()}\n${moved}`).toBeLessThanOrEqual(MOST_SHIFT);
};
