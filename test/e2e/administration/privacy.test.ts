import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { employees } from "../../../shared/organisations/employees.contract.ts";
import { withBrowser } from "../browser.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { readRows } from "../read-rows.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const browser = withBrowser();
const portal = withPortal();
let page: Page;
let email: string;

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
  await signIn(page, portal.url, "admin", "/administration/privacy");
  const people = await readRows(page, employees.list);
  email = people.find(({ id }) => id === "employee-7")?.email ?? "";
});

describe("what is stored about a person, at 1440 px", () => {
  inSteps();

  it("is looked for while one may go elsewhere", async () => {
    await page.getByRole("textbox", { name: /^E-Mail-Adresse/ }).fill(email);
    await button("Daten suchen").click();
    await page.getByRole("heading", { level: 1, name: email }).waitFor();

    await portal.runSchedule("personal-data");

    await page.getByRole("region", { name: "Was gefunden wurde" }).waitFor();
    await expectSound(page);
  });

  it("is downloaded, as a page and for machines", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button("ZIP herunterladen").click(),
    ]);

    const content = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(content)).toEqual(expect.arrayContaining(["auskunft.html", "auskunft.json"]));
    expect(strFromU8(content["auskunft.html"] ?? new Uint8Array())).toContain(email);
  });

  it("is erased after what goes and what stays was shown, and leaves a proof", async () => {
    await button("Löschen …").click();
    await page
      .getByRole("dialog")
      .getByText(/bleib(?:t|en):$/)
      .waitFor();
    await expectSound(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Einträge? löschen$/ })
      .click();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await portal.runSchedule("personal-data");

    await page.getByRole("heading", { level: 1, name: "Gelöschte Person" }).waitFor();
    await page.getByRole("link", { name: "Nachweis im Protokoll" }).click();
    await page
      .getByText(/hat gelöscht, was über eine Person gespeichert war/)
      .first()
      .waitFor();
    const people = await readRows(page, employees.list);
    expect(people.map((person) => person.email)).not.toContain(email);
  });
});
