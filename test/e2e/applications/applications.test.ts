import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
/** Somebody on a phone, without an account. */
let applicant: Page;
let page: Page;

const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
);

const next = async (heading: string) => {
  await applicant.getByRole("button", { name: "Weiter" }).click();
  await applicant.getByRole("heading", { name: heading, level: 2 }).waitFor();
  await expectSound(applicant);
};

describe("an application, from the form to its deletion", () => {
  inSteps();

  beforeAll(async () => {
    applicant = await browser.visit({ width: 400, hasTouch: true });
    page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "admin");
  });

  it("is filled in on a phone, step by step, and kept over a reload", async () => {
    await applicant.goto(`${portal.url}/apply/1`);
    await applicant.getByRole("checkbox", { name: "Wirtschaftsprüfung" }).check();
    await expectSound(applicant);
    await next("Wer sind Sie?");
    await applicant.getByLabel("Vorname").fill("Zdenka");
    await applicant.getByLabel("Nachname").fill("Übertsberger");
    await applicant.getByLabel("E-Mail").fill("zdenka@applicant.example");
    await applicant.reload();
    expect(await applicant.getByLabel("Vorname").inputValue()).toBe("Zdenka");
    await next("Was können Sie?");
    await next("Welche Unterlagen möchten Sie mitschicken?");
    await applicant
      .locator("input[type=file]")
      .setInputFiles({ name: "Lebenslauf.pdf", mimeType: "application/pdf", buffer: pdf });
    await applicant.getByRole("list", { name: "Ihre Unterlagen" }).waitFor();
    await next("Stimmt alles?");
  });

  it("arrives once consent is given, and stays so when the page is loaded again", async () => {
    await applicant.getByRole("checkbox", { name: /willige ein/ }).check();
    await applicant.getByRole("button", { name: "Bewerbung senden" }).click();

    await applicant.getByRole("heading", { name: "Ihre Bewerbung ist angekommen" }).waitFor();
    await expectSound(applicant);
    await applicant.reload();
    await applicant.getByText("unterwegs an zdenka@applicant.example").waitFor();
  });

  it("is read, moved on the board by keyboard, and deleted after asking", async () => {
    await page.goto(`${portal.url}/applications/1`);
    await page.getByRole("link", { name: "Zdenka Übertsberger" }).waitFor();
    await expectSound(page);
    await page.getByRole("link", { name: "Zdenka Übertsberger" }).click();
    await page.getByText("Lebenslauf.pdf").waitFor();
    await expectSound(page);
    await page.goto(`${portal.url}/applications/1?ansicht=tafel&suche=zdenka`);
    const columnNamed = (name: string) => page.getByRole("region", { name, exact: true });
    await columnNamed("Neu").getByRole("button", { name: "Zdenka Übertsberger verschieben" }).focus();
    await page.keyboard.press("Space");
    await page.getByText("Zdenka Übertsberger über „Neu“.").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText("Zdenka Übertsberger über „Gesichtet“.").waitFor();
    await page.keyboard.press("Space");
    await expectSound(page);
    await columnNamed("Gesichtet").getByRole("link", { name: "Zdenka Übertsberger" }).click();
    await page.getByText("von „Neu“ auf „Gesichtet“").waitFor();

    await page.getByRole("button", { name: "Mehr", exact: true }).click();
    await page.getByRole("button", { name: "Löschen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Löschen" }).click();

    await page.waitForURL(/\/applications\/1$/);
    await page.getByText("Die Bewerbung von Zdenka Übertsberger ist gelöscht.").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Zdenka Übertsberger" }).count()).toBe(0);
  });
});
