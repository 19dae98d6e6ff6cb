import { describe, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";

const browser = withBrowser();
const portal = withPortal();

describe("office material", () => {
  it("is ordered by an employee, and reported as sent by who looks after it", async () => {
    const page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "mitarbeiter", "/material");
    const pens = page.getByRole("group", { name: "Kugelschreiber mit Logo" });
    await pens.getByRole("spinbutton").fill("40");
    await pens.getByRole("textbox", { name: "Anmerkung" }).fill("Für den Tag der offenen Tür");
    await expectSound(page);
    await page.getByRole("button", { name: "Bestellen" }).click();
    await page.getByText("40 × Kugelschreiber mit Logo").waitFor();
    await expectSound(page);

    const desk = await browser.visit({ width: 1440 });
    await signIn(desk, portal.url, "admin", "/material/administration?suche=offene+Tuer");
    await desk.getByRole("button", { name: /^Aktionen für Bestellung von/ }).click();
    await desk.getByRole("menuitem", { name: "Als gesendet melden" }).click();
    await desk.getByRole("button", { name: "Als gesendet melden" }).click();
    await desk.getByText("Die Bestellung ist jetzt „Gesendet“.").waitFor();
    await expectSound(desk);
  });
});
