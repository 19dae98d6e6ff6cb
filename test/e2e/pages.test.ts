import type { Page } from "playwright-core";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { pages } from "../../web/app/shell/pages.tsx";
import { withBrowser } from "./browser.ts";
import { expectNoOverflow, expectSound, untilSettled } from "./page-checks.ts";
import { watchRequests } from "./page-requests.ts";
import { expectStill } from "./page-shifts.ts";
import { expectTouchable } from "./page-targets.ts";
import { withPortal } from "./portal.ts";
import { fillSignIn, signIn } from "./sign-in.ts";
import { administratorsPages, editorsPages, openPages } from "./walked-pages.ts";

// The mails of the seeded newsletters name their pictures at the address of the portal that was seeded, and nobody was
// asked for the consent that is opened.
const browser = withBrowser({ expects: [/Loading the image .* violates/, /consent.*404/] });
const portal = withPortal();

/** One page of each kind: list, cards, text, editor, progress, question. */
const byNight = [/^\/home$/, /^\/news$/, /edit$/, /subscribers$/, /newsletters\/[^/]+$/, /schritt=3$/];

interface Device {
  readonly width: number;
  readonly hasTouch: boolean;
}

const telephone: Device = { width: 400, hasTouch: true };
/** Its pages are made of what a telephone or a desk shows, too. */
const tablet: Device = { width: 800, hasTouch: true };
const desktop: Device = { width: 1440, hasTouch: false };

/** Milliseconds for all pages at once, where others use the machine, too. */
const ALL_PAGES = 600_000;

/** Lets a page be held by other hands without loading it again. */
const deviceOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return async ({ width, hasTouch }: Device) => {
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: hasTouch, maxTouchPoints: 1 });
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((coarse) => matchMedia("(pointer: coarse)").matches === coarse, hasTouch);
  };
};

const load = async (page: Page, address: string) => {
  // What the page that was open still asks for is none of this one's.
  await untilSettled(page);
  const expectFewRequests = watchRequests(page);
  await page.goto(portal.url + address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await untilSettled(page);
  await expectFewRequests(address);
  expect(
    await page.evaluate(() => Object.keys(window.askedEarly ?? {})),
    `asked in vain by ${address}`,
  ).toEqual([]);
  await expectStill(page);
};

const expectSoundByNight = async (page: Page) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === "rgb(18, 19, 24)");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "light" });
};

/** Every other address is loaded on a telephone and then laid on a desk; the others the other way round. */
const expectAllSound = async (page: Page, addresses: readonly string[]) => {
  const hold = await deviceOf(page);
  for (const [index, address] of addresses.entries()) {
    const [first, last] = index % 2 === 0 ? [telephone, desktop] : [desktop, telephone];
    await hold(first);
    await load(page, address);
    for (const device of [first, tablet, last]) {
      await hold(device);
      if (device === tablet) await expectNoOverflow(page);
      else await expectSound(page, { atColours: device === first });
      if (device.hasTouch) await expectTouchable(page);
    }
    if (byNight.some((end) => end.test(address))) await expectSoundByNight(page);
  }
};

const hasFocus = (element: Element) => element === document.activeElement;

describe("the pages", () => {
  it.concurrent(
    "ask for what they show only, stay where they are, fit every device, and are open to everybody, by night, too",
    async () => {
      const page = await browser.visit({ width: 400 });
      await page.goto(`${portal.url}/login`);
      await expectSound(page);
      await expectSoundByNight(page);
      await signIn(page, portal.url, "redaktion", "/home");

      await expectAllSound(page, [...(await editorsPages(page)), ...openPages]);
    },
    ALL_PAGES,
  );

  it.concurrent(
    "of the administration do so, too",
    async () => {
      const page = await browser.visit({ width: 400 });
      await signIn(page, portal.url, "admin", "/home");

      await expectAllSound(page, await administratorsPages(page));
    },
    ALL_PAGES,
  );

  it.concurrent("are all among those that are walked here", async () => {
    const page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "admin", "/home");
    const addresses = [...(await editorsPages(page)), ...openPages, ...(await administratorsPages(page))];

    const walked = addresses.flatMap((address) => matchRoutes(pages, new URL(address, portal.url)) ?? []);
    const paths = new Set(walked.map(({ route }) => route.path));
    expect(pages.map(({ path }) => path).filter((path) => !paths.has(path) && path)).toEqual([]);
  });
});

describe("at 400 px", () => {
  it("the navigation is an overlay that is closed at first", async () => {
    const page = await browser.visit({ width: 400, hasTouch: true });
    await signIn(page, portal.url, "redaktion", "/home");
    const navigation = page.getByRole("navigation", { name: "Hauptnavigation" });
    expect(await navigation.isVisible()).toBe(false);

    await page.getByRole("button", { name: "Navigation öffnen" }).click();
    await navigation.waitFor();
    await expectSound(page);
    await expectTouchable(page);
    await page.keyboard.press("Escape");
    await navigation.waitFor({ state: "hidden" });
    expect(await page.getByRole("button", { name: "Navigation öffnen" }).evaluate(hasFocus)).toBe(true);

    await page.getByRole("button", { name: "Navigation öffnen" }).click();
    await page.getByRole("button", { name: "Navigation schließen" }).click();
    await navigation.waitFor({ state: "hidden" });

    await page.getByRole("button", { name: "Navigation öffnen" }).click();
    await navigation.getByRole("link", { name: "Archiv" }).click();
    await page.waitForURL("**/news");
    await navigation.waitFor({ state: "hidden" });
  });

  it("an article is found in the archive and read", async () => {
    const page = await browser.visit({ width: 400, hasTouch: true });
    await signIn(page, portal.url, "mitarbeiter", "/news");
    // Rows of before stay, marked as waiting, until those that were searched for are there.
    const answered = page.waitForResponse((reply) => reply.url().includes("reverse"));
    await page.getByRole("searchbox", { name: "Suchen" }).fill("reverse charge");
    await answered;
    await page.locator(".list-body[data-waiting=false]").waitFor();
    const found = page.getByRole("article").filter({ hasText: "Reverse Charge" }).first();
    const title = await found.getByRole("link").innerText();

    await found.getByRole("link", { name: title }).click();

    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.getByRole("button", { name: "Bearbeiten" }).count()).toBe(0);
    await page.goBack();
    await page.waitForURL("**/news?suche=reverse+charge");
  });
});

describe("at 400 px", () => {
  it.concurrent("what opens over a page has room for a finger", async () => {
    const page = await browser.visit({ width: 400, hasTouch: true });
    const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
    await signIn(page, portal.url, "admin", "/news/articles");

    await button(/^Aktionen für/).click();
    await page.getByRole("menuitem", { name: "Kopieren" }).waitFor();
    await expectTouchable(page);
    // PrimeReact hears of what is beside it once it is open.
    await page.locator(".p-connected-overlay-enter-done").waitFor();
    await page.touchscreen.tap(2, 450);
    await page.getByRole("menuitem").first().waitFor({ state: "detached" });

    await button("Filter").click();
    await page.getByRole("dialog").locator(".p-dropdown").first().click();
    await page.getByRole("option").first().waitFor();
    await expectTouchable(page);

    await page.goto(`${portal.url}/news/articles/new`);
    await button("Erscheint am im Kalender wählen").click();
    await page.getByRole("dialog", { name: "Erscheint am" }).waitFor();
    await expectTouchable(page);

    await page.goto(`${portal.url}/employees/employee-5`);
    await button("Mehr").click();
    await button("Löschen").waitFor();
    await expectTouchable(page);
  });

  it("what was saved is said without covering what saves", async () => {
    const page = await browser.visit({ width: 400, hasTouch: true });
    await signIn(page, portal.url, "redaktion", "/news/articles/new");
    const save = page.getByRole("button", { name: "Speichern" });
    await page.getByLabel("Titel").first().fill("Ein Entwurf von unterwegs");
    await save.click();

    await page.getByText(/^Gespeichert um/).waitFor();
    const isCovered = await save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".p-toast") !== null;
    });

    expect(isCovered).toBe(false);
  });
});

describe("at 800 px", () => {
  it("a page opened by its address begins at the top, and one loaded again where it was", async () => {
    const page = await browser.visit({ width: 800 });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const show = async (open: () => Promise<unknown>) => {
      await open();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await untilSettled(page);
    };
    await signIn(page, portal.url, "redaktion");
    await show(() => page.goto(`${portal.url}/news`));
    await page.evaluate(() => window.scrollTo(0, 500));
    await show(() => page.reload());
    await expect.poll(scrolled).toBe(500);

    await show(() => page.goto(`${portal.url}/employees`));

    expect(await scrolled()).toBe(0);
  });

  it("signing in leads to the address one came for, and signing out closes it again", async () => {
    const page = await browser.visit({ width: 800 });
    const wanted = `${portal.url}/news/subscribers?suche=egger`;
    await page.goto(wanted);
    await page.waitForURL("**/login?returnUrl=*");

    await fillSignIn(page, "redaktion");
    await page.getByRole("list", { name: "Abonnenten" }).getByText("Egger").first().waitFor();
    expect(page.url()).toBe(wanted);

    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.waitForURL("**/login");
    await page.goto(wanted);
    await page.waitForURL("**/login?returnUrl=*");
  });

  it("the tools of a text and the calendar of a date are open to everybody", async () => {
    const page = await browser.visit({ width: 800 });
    await signIn(page, portal.url, "redaktion", "/news/articles/new");
    await page.getByRole("textbox", { name: "Text", exact: true }).click();
    await page.getByRole("button", { name: "Tabelle einfügen" }).click();
    await page.getByRole("button", { name: "Zeile darunter" }).waitFor();
    await expectSound(page);

    const field = page.getByRole("textbox", { name: "Erscheint am" });
    await field.fill("24.12.2026 9:05");
    await page.getByRole("button", { name: "Erscheint am im Kalender wählen" }).click();
    const dialog = page.getByRole("dialog", { name: "Erscheint am" });
    await dialog.getByText("24.12.2026 09:05 Uhr").waitFor();
    await expectSound(page);
    await dialog.getByRole("button", { name: "23 Dezember 2026" }).click();
    await dialog.getByRole("button", { name: "Übernehmen" }).click();

    await dialog.waitFor({ state: "hidden" });
    expect(await field.inputValue()).toBe("23.12.2026 09:05");
  });

  it("the cards of the newsletters lead to how sending went", async () => {
    const page = await browser.visit({ width: 800 });
    await signIn(page, portal.url, "redaktion", "/news/newsletters");

    await page.getByRole("link", { name: "Klientenbrief Graz" }).click();
    const ledger = page.getByRole("region", { name: "Einzelne Nachrichten" });
    await page.getByRole("link", { name: "Fehlgeschlagene zeigen" }).click();

    // The rows of before stay until those that are asked for have come, and some of them failed, too.
    await expect.poll(() => ledger.getByText("Gesendet", { exact: true }).count()).toBe(0);
    await ledger.getByText("Die Nachricht wurde abgelehnt.").first().waitFor();
  });
});
