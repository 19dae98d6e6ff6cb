import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { withBrowser } from "../browser.ts";
import { moveUp } from "../move-up.ts";
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

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const group = (name: string) => page.getByRole("region", { name, exact: true });

const choose = async (name: string, item: string) => {
  await button(`Aktionen für ${name}`).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

const makeForum = async (name: string, description: string) => {
  await choose("Betriebsprüfung", "Neues Forum");
  await dialog().getByRole("textbox", { name: /^Name/ }).fill(name);
  await dialog().getByRole("textbox", { name: "Beschreibung" }).fill(description);
  await dialog().getByRole("button", { name: "Speichern" }).click();
  await dialog().waitFor({ state: "detached" });
  await group("Betriebsprüfung").getByRole("link", { name, exact: true }).waitFor();
};

describe("the forums, as an administrator keeps them at 1440 px", () => {
  inSteps();

  it("get a group, and forums in it", async () => {
    await signIn(page, portal.url, "admin", "/discussions");
    await button("Neue Gruppe").click();
    await dialog().getByRole("textbox", { name: /^Name/ }).fill("Betriebsprüfung");
    await expectSound(page);
    await dialog().getByRole("button", { name: "Speichern" }).click();
    await group("Betriebsprüfung").getByText("In dieser Gruppe gibt es noch kein Forum.").waitFor();

    await makeForum("Vorbereitung", "Was vor der Prüfung zu tun ist");
    await makeForum("Nachschau", "");

    await group("Betriebsprüfung").getByText("Was vor der Prüfung zu tun ist").waitFor();
    await expectSound(page);
  });

  it("are put in order by keyboard, which stays", async () => {
    await choose("Betriebsprüfung", "Foren ordnen");
    await moveUp(page, "Nachschau");
    await expectSound(page);
    await button("Reihenfolge speichern").click();
    await dialog().waitFor({ state: "detached" });
    await page.reload();

    const names = group("Betriebsprüfung").getByRole("heading", { level: 3 });
    await expect.poll(() => names.allInnerTexts()).toEqual(["Nachschau", "Vorbereitung"]);
  });
});
