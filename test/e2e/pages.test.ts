import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { news } from "../../shared/news/news.contract.ts";
import { withBrowser } from "./browser.ts";
import { expectSound } from "./page-checks.ts";
import { withPortal } from "./portal.ts";
import { readRows } from "./read-rows.ts";
import { fillSignIn, signIn } from "./sign-in.ts";

const browser = withBrowser();
const portal = withPortal({ isFilledAnew: true });

/** Every page that redaktion reaches; of each kind one of the seeded ones. */
const addressesFor = async (page: Page): Promise<readonly string[]> => {
  const [newsletters, [article]] = await Promise.all([
    readRows(page, news.newsletters.list),
    readRows(page, news.articles.internal),
  ]);
  const sent = newsletters.find(({ startedSendingAt }) => startedSendingAt !== null);
  const draft = newsletters.find(({ startedSendingAt }) => startedSendingAt === null);
  return [
    "/home",
    "/profile",
    "/organisations",
    "/organisations?ansicht=tabelle",
    "/organisations/1",
    "/employees",
    "/employees?ansicht=tabelle",
    "/employees?suche=steuer+wien",
    "/employees/employee-5",
    "/employees/phone-list?organisation=1",
    "/profile/edit",
    "/news",
    "/news?suche=ordination",
    `/news/articles/${article?.urlTitle}`,
    "/news/articles",
    "/news/articles?suche=pruefer+achten",
    "/news/articles/new",
    `/news/articles/${article?.id}/edit`,
    "/news/newsletters",
    `/news/newsletters/${sent?.id}`,
    `/news/newsletters/${draft?.id}`,
    `/news/newsletters/${draft?.id}/edit`,
    `/news/newsletters/${draft?.id}/send`,
    `/news/newsletters/${draft?.id}/send?schritt=2`,
    `/news/newsletters/${draft?.id}/send?schritt=3`,
    "/news/subscribers",
    "/news/subscribers/import",
    "/subscriptions/new?organisation=1",
    "/subscriptions/confirm?organisation=1&token=t",
    "/subscriptions/preferences",
    "/subscriptions/unsubscribe?token=t",
    "/nowhere",
  ];
};

/** What only administrators reach. */
const administration: readonly string[] = [
  "/employees/employee-5/edit",
  "/employees/new?organisation=1",
  "/employees/import",
  "/administration",
  "/administration/audit",
  "/administration/settings",
  "/administration/users",
  "/administration/users/new",
  "/administration/users/user-4",
  "/administration/access",
  "/administration/access/roles",
  "/administration/access/roles/new",
  "/administration/access/roles/role-redaktion-2",
  "/administration/access/why?benutzer=user-4&recht=EDIT_NEWS&kanzlei=2",
  "/administration/access/why?benutzer=user-3&recht=ADMIN_ORG&kanzlei=2",
];

/** One page of each kind: list, cards, text, editor, progress, question. */
const byNight = [/^\/home$/, /^\/news$/, /edit$/, /subscribers$/, /newsletters\/[^/]+$/, /schritt=3$/];

/** A finger uses the narrow ones, and turns what it holds. */
const devices = [
  { name: "a telephone and a tablet", widths: [400, 800], hasTouch: true },
  { name: "a desk", widths: [1440], hasTouch: false },
] as const;
/** Milliseconds for all pages at once, where others use the machine, too. */
const ALL_PAGES = 600_000;

const expectAllSound = async (
  page: Page,
  addresses: readonly string[],
  widths: readonly number[] = [1440],
) => {
  for (const address of addresses) {
    await page.goto(portal.url + address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const width of widths) {
      if (widths.length > 1) await page.setViewportSize({ width, height: 900 });
      await expectSound(page);
    }
  }
};

const hasFocus = (element: Element) => element === document.activeElement;

describe("the pages", () => {
  it.concurrent.each(devices)(
    "fit $name, and are open to everybody",
    async ({ widths, hasTouch }) => {
      const page = await browser.visit({ width: widths[0], hasTouch });
      await page.goto(`${portal.url}/login`);
      await expectSound(page);
      await signIn(page, portal.url, "redaktion");

      await expectAllSound(page, await addressesFor(page), widths);
    },
    ALL_PAGES,
  );

  it.concurrent.each(devices)(
    "of the administration fit $name, too",
    async ({ widths, hasTouch }) => {
      const page = await browser.visit({ width: widths[0], hasTouch });
      await signIn(page, portal.url, "admin");

      await expectAllSound(page, administration, widths);
    },
    ALL_PAGES,
  );

  it.concurrent("can be read by night, too", async () => {
    const page = await browser.visit({ width: 1440, colorScheme: "dark" });
    await page.goto(`${portal.url}/login`);
    await expectSound(page);
    await signIn(page, portal.url, "redaktion");
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

    const addresses = await addressesFor(page);
    await expectAllSound(
      page,
      addresses.filter((address) => byNight.some((end) => end.test(address))),
    );
    expect(background).toBe("rgb(18, 19, 24)");
  });
});

describe("at 400 px", () => {
  it("the navigation is an overlay that is closed at first", async () => {
    const page = await browser.visit({ width: 400, hasTouch: true });
    await signIn(page, portal.url, "redaktion");
    const navigation = page.getByRole("navigation", { name: "Hauptnavigation" });
    expect(await navigation.isVisible()).toBe(false);

    await page.getByRole("button", { name: "Navigation öffnen" }).click();
    await navigation.waitFor();
    await expectSound(page);
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
  it("what was saved is said without covering what saves", async () => {
    const page = await browser.visit({ width: 400, hasTouch: true });
    await signIn(page, portal.url, "redaktion", "/news/articles/new");
    const save = page.getByRole("button", { name: "Speichern" });
    await page.getByLabel("Titel").first().fill("Ein Entwurf von unterwegs");
    await save.click();

    await page.getByText("Der Artikel ist als Entwurf gespeichert.").waitFor();
    const isCovered = await save.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".p-toast") !== null;
    });

    expect(isCovered).toBe(false);
  });
});

describe("at 800 px", () => {
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
