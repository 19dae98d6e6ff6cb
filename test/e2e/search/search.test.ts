import { describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound, untilSettled } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";

const browser = withBrowser();
const portal = withPortal();

describe("the search over everything", () => {
  it("suggests while one types, and is used by keyboard alone", async () => {
    const page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "mitarbeiter", "/home");
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Im ganzen Portal suchen" });
    await field.waitFor();
    await page.keyboard.type("umsatzst");
    await page.getByRole("option").first().waitFor();
    await expectSound(page);

    await page.keyboard.press("ArrowDown");
    const chosen = page.getByRole("option", { selected: true });
    const title = await chosen.locator(".suggestion-title").textContent();
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { level: 1, name: title ?? "nothing" }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("leads to a page of all that is found, which a phone shows as well", async () => {
    const page = await browser.visit({ width: 400, hasTouch: true });
    await signIn(page, portal.url, "mitarbeiter", "/home");
    await page.getByRole("button", { name: "Suchen" }).click();
    await page.getByRole("combobox", { name: "Im ganzen Portal suchen" }).fill("steuer");
    await page.getByRole("option").first().waitFor();
    await expectSound(page);

    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Suche" }).waitFor();
    await untilSettled(page);

    expect(new URL(page.url()).search).toBe("?suche=steuer");
    expect(await page.locator(".hit").count()).toBe(15);
    expect(await page.locator(".search-incomplete").count()).toBe(0);
    await page.getByText("Nach Bereichen").click();
    await page.getByRole("heading", { level: 2, name: /^Artikel/ }).waitFor();
    await expectSound(page);
  });
});
