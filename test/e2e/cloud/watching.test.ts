import { addHours } from "date-fns/addHours";
import { subDays } from "date-fns/subDays";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { dayOf, formatDate } from "../../../shared/dates/dates.ts";
import { withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { expectTouchable } from "../page-targets.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
let page: Page;

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

const upload = (on: Page, name: string) =>
  on
    .locator("input[type=file]")
    .setInputFiles([{ name, mimeType: "text/plain", buffer: Buffer.from("Programm") }]);

describe("a watched folder", () => {
  inSteps();
  let folder = "";
  let unwatchUrl = "";

  it("is followed by a press", async () => {
    await signIn(page, portal.url, "mitarbeiter", "/cloud");
    await button("Neuer Ordner").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: /^Name/ }).fill("Fortbildung");
    await dialog.getByRole("button", { name: "Anlegen" }).click();
    await page.getByRole("link", { name: "Fortbildung" }).click();
    await page.getByRole("heading", { level: 1, name: "Fortbildung" }).waitFor();
    folder = new URL(page.url()).pathname;

    await button("Beobachten").click();

    await button("Nicht beobachten").waitFor();
    await expectSound(page);
  });

  it("sends a mail when the hour is over, that leads to what a colleague has put there", async () => {
    const colleague = await browser.visit({ width: 1440 });
    await signIn(colleague, portal.url, "redaktion", folder);
    await upload(colleague, "Einladung.txt");
    const link = colleague.getByRole("link", { name: "Einladung.txt" });
    await link.waitFor();
    const itemPath = await link.getAttribute("href");

    await portal.runSchedule("cloud-notifier", addHours(new Date(), 1.1));

    const told = async () =>
      (await mailsIn(portal.inboxUrl)).filter(({ subject }) => subject === "Cloud: Neues in „Fortbildung“");
    await expect.poll(told).toHaveLength(1);
    const [mail] = await told();
    expect(mail?.body.html).toContain(`"${portal.url}${itemPath}"`);
    expect(mail?.body.text).toContain("Einladung.txt");
    [, unwatchUrl = ""] = /"([^"]*\?unwatch=1)"/.exec(mail?.body.html ?? "") ?? [];
  });

  it("is no longer watched by the link of that mail", async () => {
    await page.goto(unwatchUrl);

    await page.getByText("Sie bekommen zu diesem Ordner keine E-Mails mehr.").waitFor();

    await button("Beobachten").waitFor();
    expect(page.url()).toBe(`${portal.url}${folder}`);
  });

  it("was empty the day before, as it says", async () => {
    await button("Aktionen für Fortbildung").click();
    await page.getByRole("menuitem", { name: "Früherer Stand" }).click();

    await page.getByText("An diesem Tag war der Ordner leer.").waitFor();
    await page.getByText(`So war der Ordner am ${formatDate(subDays(new Date(), 1))}`).waitFor();
    await expectSound(page);
    await button("Zurück zu heute").click();
    await page.getByRole("link", { name: "Einladung.txt" }).waitFor();
  });
});

describe("a folder as it was", () => {
  it("shows what was deleted since and brings it back", async () => {
    const admin = await browser.visit({ width: 1440 });
    await signIn(admin, portal.url, "admin", `/cloud?am=${dayOf(subDays(new Date(), 7))}`);
    await admin.getByRole("link", { name: "Technik" }).click();
    await admin
      .getByRole("row", { name: /Druckerliste alt/ })
      .getByText("Liegt im Papierkorb.")
      .waitFor();
    await expectSound(admin);

    await admin.getByRole("button", { name: "Aktionen für Druckerliste alt.csv" }).click();
    await admin.getByRole("menuitem", { name: "Zurückholen" }).click();
    await admin.getByText("„Druckerliste alt.csv“ ist wieder wie damals.").waitFor();
    await admin.getByRole("button", { name: "Zurück zu heute" }).click();

    await admin.getByRole("link", { name: "Druckerliste alt.csv" }).waitFor();
  });

  it("has room for a finger at 400 px", async () => {
    const phone = await browser.visit({ width: 400, hasTouch: true });
    await signIn(phone, portal.url, "mitarbeiter", `/cloud?am=${dayOf(subDays(new Date(), 7))}`);
    await phone.getByRole("link", { name: "Vorlagen" }).waitFor();

    await expectSound(phone);
    await expectTouchable(phone);
  });
});
