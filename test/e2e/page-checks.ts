import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { PATIENCE } from "./browser.ts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const grave = new Set<string | null | undefined>(["serious", "critical"]);

const onTheWay = ".p-skeleton, [data-waiting=true], [aria-busy=true]";

const expectSettled = async (page: Page) =>
  expect(await page.locator(onTheWay).count(), `on its way at ${page.url()}`).toBe(0);

/** Waits until nothing of a page is on its way any more. */
export const untilSettled = (page: Page): Promise<void> =>
  vi.waitFor(() => expectSettled(page), { timeout: PATIENCE, interval: 50 });

/** Nothing is wider than the screen. */
export const expectNoOverflow = async (page: Page) => {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: window.innerWidth,
  }));
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(screen);
};

interface Looked {
  /** Not looked at again where only the width is another: it takes half of the time. */
  readonly atColours?: boolean;
}

const expectAccessible = async (page: Page, { atColours = true }: Looked) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Without frames: the preview of a mail lets no script in, and one would be waited for without end. Style sheets are
  // not fetched anew, since no rule that runs reads them.
  const violations = await page.evaluate(async (enabled) => {
    const rules = { "color-contrast": { enabled } };
    const found = await window.axe.run({
      iframes: false,
      preload: false,
      resultTypes: ["violations"],
      rules,
    });
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html }) => html),
    }));
  }, atColours);
  const found = violations
    .filter(({ impact }) => grave.has(impact))
    .flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html.slice(0, 200)}`));
  expect(found, `axe on ${page.url()}`).toEqual([]);
};

/**
 * What holds for every page at every width: nothing is wider than the screen, and nothing
 * serious stands in the way of those who do not see or point. Holds in the end:
 * what fades or waits for new numbers is paler for a moment.
 */
export const expectSound = (page: Page, looked: Looked = {}): Promise<void> =>
  vi.waitFor(
    async () => {
      await expectSettled(page);
      await expectNoOverflow(page);
      await expectAccessible(page, looked);
    },
    { timeout: PATIENCE, interval: 50 },
  );
