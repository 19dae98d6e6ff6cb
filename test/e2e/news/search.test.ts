import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

const titles = () => page.getByRole("heading", { level: 2 }).allInnerTexts();
/** The order that is chosen, as one sees it. */
const order = (name: string) => page.locator(".p-dropdown-label", { hasText: name });
const marks = () => page.locator("main mark").allInnerTexts();

/** Types what is looked for, and waits until the page shows what came of it. */
const searchFor = async (term: string) => {
  await page.getByRole("searchbox", { name: "Suchen" }).fill(term);
  // From the moment the filter is shown the list is busy until its rows are those of the search.
  await page.getByRole("button", { name: `Filter Suche: ${term} entfernen` }).waitFor();
  await page.locator('section[aria-busy="false"]').waitFor();
};

describe("searching", () => {
  inSteps();

  it("finds articles by words of their text, the best first", async () => {
    await signIn(page, portal.url, "mitarbeiter", "/news");
    await searchFor("Vertragserrichter");

    const found = await titles();
    expect(found).not.toEqual([]);
    expect(found.every((title) => title.startsWith("Grunderwerbsteuer"))).toBe(true);
    await order("Beste Treffer").waitFor();
    await expectSound(page);
  });

  it("finds them by parts and other forms of a word, however umlauts are spelt, and marks it", async () => {
    await searchFor("erwerbsteuern");
    const whole = await titles();
    expect(whole.every((title) => title.startsWith("Grunderwerbsteuer"))).toBe(true);
    expect(await marks()).toContain("Grunderwerbsteuer");

    await searchFor("pruefer achten");
    const [first] = await titles();
    expect(first).toMatch(/Worauf Prüfer achten$/);
    expect(await marks()).toEqual(expect.arrayContaining(["Prüfer", "achten"]));
  });

  it("can be put in another order, sent to a colleague, and taken back", async () => {
    await searchFor("grunderwerbsteuer");
    await order("Beste Treffer").click();
    await page.getByRole("option", { name: "Titel, absteigend" }).click();
    await page.waitForURL(/suche=grunderwerbsteuer&sortierung=title(:|%3A)desc/);
    await order("Titel, absteigend").waitFor();
    await page.locator('section[aria-busy="false"]').waitFor();
    const sorted = await titles();
    expect(sorted).toEqual(sorted.toSorted((a, b) => b.localeCompare(a, "de")));

    const address = page.url();
    const colleague = await browser.visit({ width: 400 });
    await signIn(colleague, portal.url, "redaktion", address.slice(portal.url.length));
    await colleague.getByRole("heading", { level: 2 }).first().waitFor();
    expect(await colleague.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(sorted);
    await expectSound(colleague);

    await page.getByRole("button", { name: "Zurücksetzen" }).click();
    await page.waitForURL(`${portal.url}/news`);
  });

  it("says when there is nothing, and leads back", async () => {
    await searchFor("Quastenflosser");
    await page.getByText("Mit diesen Filtern gibt es keine Einträge.").waitFor();
    await expectSound(page);

    await page.getByRole("button", { name: "Zurücksetzen" }).last().click();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
  });

  it("finds a new article by its text as soon as it is saved", async () => {
    const writer = await browser.visit({ width: 1440 });
    page = writer;
    await signIn(page, portal.url, "redaktion", "/news/articles/new");
    await page.getByLabel("Titel").first().fill("Ganz neu");
    await page.getByRole("textbox", { name: "Text", exact: true }).click();
    await page.keyboard.type("Der Quastenflosser ist ein lebendes Fossil.");
    await page.getByRole("button", { name: "Speichern" }).click();
    await page.getByText(/^Gespeichert um/).waitFor();

    await page.goto(`${portal.url}/news/articles`);
    await searchFor("quastenfloss");

    await page.getByText("1-1 von 1").waitFor();
    expect(await page.getByRole("row").last().innerText()).toContain("Ganz neu");
    await expectSound(page);
  });
});
