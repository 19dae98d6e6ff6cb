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

const expectAccessible = async (page: Page) => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Without frames: the preview of a mail lets no script in, and one would be waited for without end.
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run({ iframes: false, resultTypes: ["violations"] });
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ html }) => html),
    }));
  });
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
export const expectSound = (page: Page): Promise<void> =>
  vi.waitFor(
    async () => {
      await expectSettled(page);
      await expectNoOverflow(page);
      await expectAccessible(page);
    },
    { timeout: PATIENCE, interval: 50 },
  );
