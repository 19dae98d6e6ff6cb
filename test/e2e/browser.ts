import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchChromium } from "./chromium.ts";
import { seededData } from "./seeded-data.ts";

/** Milliseconds that a page gets to show what it should, on a machine that others use, too. */
export const PATIENCE = 60_000;

/** How many times slower than this machine the processor of every page is. */
const throttle = Number(process.env.PORTAL_CPU_THROTTLE ?? 1);

export interface VisitOptions extends BrowserContextOptions {
  readonly width: number;
  readonly height?: number;
}

const BLOCKED = "Service Worker registration blocked by Playwright";

/** What a page complains about on its own: its console, its errors, what its security policy refuses. */
const listen = (page: Page, complaints: string[]) => {
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    const isComplaint = ["error", "warning"].includes(message.type()) && message.text() !== BLOCKED;
    if (isComplaint) complaints.push(`${page.url()}: ${message.text()}`);
  });
};

const slowDown = async (page: Page) => {
  if (throttle === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
};

/** One for all test files that this process runs; it ends with the process. */
let browser: Browser | undefined;

const theBrowser = async () => {
  if (!browser?.isConnected()) browser = await launchChromium();
  return browser;
};

/**
 * A browser for all tests of a file. A page that complains fails the test it does so in, unless it is about what the
 * file `expects`; `expected` takes what a test means to provoke.
 */
export const withBrowser = ({ expects = [] }: { readonly expects?: readonly RegExp[] } = {}) => {
  const visits: BrowserContext[] = [];
  // Pages that are open for several tests go on telling these.
  const complaints: string[] = [];
  const provoked: RegExp[] = [];

  // What is prepared for all of them would take a page's time.
  beforeAll(async () => {
    await seededData();
    await theBrowser();
  });
  afterEach(() => {
    const known = [...expects, ...provoked.splice(0)];
    const heard = complaints
      .splice(0)
      .filter((complaint) => !known.some((pattern) => pattern.test(complaint)));
    expect(heard).toEqual([]);
  });
  afterAll(() => Promise.all(visits.map((visit) => visit.close())));

  return {
    /** A page of a new visitor. */
    visit: async ({ width, height = 900, ...options }: VisitOptions): Promise<Page> => {
      const context = await (await theBrowser()).newContext({
        locale: "de-AT",
        timezoneId: "Europe/Vienna",
        viewport: { width, height },
        // Nothing is waited for that only moves; the main job is looked at with all that moves.
        reducedMotion: "reduce",
        // What a worker answers, no test could.
        serviceWorkers: "block",
        ...options,
      });
      visits.push(context);
      context.setDefaultTimeout(PATIENCE);
      context.on("page", (page) => listen(page, complaints));
      const page = await context.newPage();
      await slowDown(page);
      return page;
    },

    /** Names complaints that a test means to provoke; they may come before or after. */
    expected: (complaint: RegExp) => {
      provoked.push(complaint);
    },
  };
};
