import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { expectTouchable } from "../page-targets.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const PASSWORD = "Nur-fuer-Herrn-Maier-7";

const browser = withBrowser({ expects: [/status of 404/] });
const portal = withPortal();
let insider: Page;
let outsider: Page;
let address = "";

beforeAll(async () => {
  insider = await browser.visit({ width: 400, hasTouch: true });
  outsider = await browser.visit({ width: 400, hasTouch: true });
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => insider.getByRole("dialog");

describe("a folder shared with somebody outside, at 400 px", () => {
  inSteps();

  it("gets a link with a password, after it was said who can read then", async () => {
    await signIn(insider, portal.url, "admin", "/cloud");
    await button(insider, "Aktionen für Checklisten").click();
    await insider.getByRole("menuitem", { name: "Teilen", exact: true }).click();
    await dialog()
      .getByText(/^Wer den Link hat, liest ohne Anmeldung/)
      .waitFor();
    await dialog().getByLabel("Kennwort", { exact: true }).fill(PASSWORD);
    await dialog().getByRole("textbox", { name: "Notiz" }).fill("Für Herrn Maier");

    await button(insider, "Link erstellen").click();

    await dialog().getByRole("listitem").filter({ hasText: "mit Kennwort" }).waitFor();
    await expectSound(insider);
    await expectTouchable(insider);
    address = await dialog().getByRole("textbox", { name: "Link", exact: true }).first().inputValue();
  });

  it("opens without a session once the password was given, and gives a file", async () => {
    await outsider.goto(address);
    await outsider.getByRole("heading", { level: 1, name: "Kennwort eingeben" }).waitFor();
    await expectSound(outsider);
    await outsider.getByLabel("Kennwort").fill("geraten");
    await button(outsider, "Weiter").click();
    await outsider.getByText(/^Das Kennwort stimmt nicht/).waitFor();
    await outsider.getByLabel("Kennwort").fill(PASSWORD);
    await button(outsider, "Weiter").click();

    await outsider.getByRole("heading", { level: 1, name: "Checklisten" }).waitFor();
    await expectSound(outsider);
    await expectTouchable(outsider);
    const downloading = outsider.waitForEvent("download");
    await button(outsider, "Jahresabschluss.pdf Herunterladen").click();
    const download = await downloading;

    expect(download.suggestedFilename()).toBe("Jahresabschluss.pdf");
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it("tells who shared it what was downloaded, and ends at once", async () => {
    await dialog().getByRole("button", { name: "Schließen" }).click();
    await button(insider, "Aktionen für Checklisten").click();
    await insider.getByRole("menuitem", { name: "Teilen", exact: true }).click();
    await dialog()
      .getByText(/^Jahresabschluss\.pdf/)
      .waitFor();
    await button(insider, "Link Für Herrn Maier beenden").click();
    await insider
      .getByRole("dialog", { name: "Link beenden?" })
      .getByRole("button", { name: "Beenden" })
      .click();
    await insider.getByText("Der Link ist beendet.").waitFor();

    await outsider.reload();

    await outsider.getByRole("heading", { name: "Diese Freigabe gibt es nicht oder nicht mehr." }).waitFor();
    await expectSound(outsider);
  });
});
