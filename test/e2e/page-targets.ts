import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { PATIENCE } from "./browser.ts";

/** Specified as the least height and width of what a finger touches. */
const TARGET = 44;

interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** What can be pressed on a page, as large as what of it takes the press. */
const targetsOf = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const pressable =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, " +
      "[role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=radio], [role=switch], [role=option]";
    const flow = "p, li, dd, td, th, figcaption, blockquote, div, section, nav";
    const hidden = ".visually-hidden, .p-hidden-accessible, [inert]";
    /** Another exception: the cells of a calendar are small in themselves, and its list has the same. */
    const cells = '.calendar-grid:not([data-view="list"])';

    const lettersOf = (text: string | null) => text?.match(/\p{L}/gu)?.length ?? 0;

    /** The exception of WCAG 2.5.5: the lines of a sentence leave a link no room. */
    const isInSentence = (element: Element) => {
      if (element.closest(".rich-text")) return true;
      if (getComputedStyle(element).display !== "inline") return false;
      const around = element.closest(flow);
      const links = [...(around?.querySelectorAll("a") ?? [])];
      const linked = links.reduce((sum, link) => sum + lettersOf(link.textContent), 0);
      return lettersOf(around?.textContent ?? null) > linked;
    };

    /** Labels and rows pass a press on, and PrimeReact's lists have their field out of sight. */
    const takerOf = (element: Element) =>
      element.closest(".p-dropdown, .p-multiselect, label") ??
      (element.matches(".row-link") ? element.closest(".list-table.opens tr") : null) ??
      element;

    const sizesOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const laidOver = ["::before", "::after"]
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(({ content, position }) => content !== "none" && position === "absolute")
        .map((style) => ({ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }));
      return [{ width, height }, ...laidOver];
    };

    const takers = [...document.querySelectorAll(pressable)]
      .filter((element) => !isInSentence(element) && !element.closest(cells))
      .map(takerOf)
      .filter((element) => !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true }));

    return [...new Set(takers)].map((element) => {
      const sizes = sizesOf(element);
      const label = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
      const classes = [element, element.parentElement].map((one) => one?.className).join(" in ");
      return {
        name: `${element.tagName.toLowerCase()} (${classes}) ${label}`,
        width: Math.max(...sizes.map(({ width }) => width)),
        height: Math.max(...sizes.map(({ height }) => height)),
      };
    });
  });

/**
 * All that can be pressed is large enough for a finger; halves of pixels are the browser's. Holds in the end: a page
 * that has just been laid on another device is drawn anew.
 */
export const expectTouchable = (page: Page): Promise<void> =>
  vi.waitFor(
    async () => {
      const small = (await targetsOf(page))
        .filter(({ width, height }) => Math.round(width) < TARGET || Math.round(height) < TARGET)
        .map(({ name, width, height }) => `${Math.round(width)} × ${Math.round(height)}: ${name}`);
      expect(small, `too small for a finger at ${page.url()}`).toEqual([]);
    },
    { timeout: PATIENCE, interval: 50 },
  );
