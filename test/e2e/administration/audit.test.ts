import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { projectFolder } from "../../../infra/local/build/project.ts";
import { withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { fillSignIn, signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const PASSWORD = "Sieben Störche am Teich";
const EMAIL = "technik@kanzlei.example";

const browser = withBrowser();
const portal = withPortal("empty");
let page: Page;

/** The command, as somebody types it while the portal runs. */
const createAdmin = async (...typed: string[]) => {
  const run = promisify(execFile)(
    "npm",
    ["run", "--silent", "create-admin", "--", "--stage", "local", ...typed],
    {
      cwd: projectFolder,
      env: { ...process.env, PORTAL_DATA_DIR: portal.dataDir },
    },
  );
  return run.then(
    ({ stdout }) => ({ code: 0, told: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, told: error.stderr }),
  );
};

const invitation = () =>
  vi.waitFor(
    async () => {
      const mail = (await mailsIn(portal.inboxUrl)).find(({ destination }) => destination.to.includes(EMAIL));
      const link = /(http\S+\/reset\?[^\s>\]]+)/.exec(mail?.body.text ?? "")?.[1];
      if (!link) throw new Error("No invitation has come.");
      return link;
    },
    { timeout: 60_000, interval: 250 },
  );

const entry = (words: RegExp) => page.getByRole("row", { name: words });

beforeAll(async () => {
  page = await browser.visit({ width: 1440 });
});

describe("the first administrator", () => {
  inSteps();

  it("is made by a command, and gets an invitation instead of a password", async () => {
    const { code, told } = await createAdmin("--username", "technik", "--email", EMAIL);

    expect(told).toContain(`technik administrates ${portal.url} now.`);
    expect(code).toBe(0);
    await page.goto(await invitation());
    await page.getByLabel("Neues Kennwort", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Neues Kennwort wiederholen").fill(PASSWORD);
    await page.getByRole("button", { name: "Kennwort festlegen" }).click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  });

  it("takes nobody's name", async () => {
    const { code, told } = await createAdmin("--username", "redaktion", "--email", EMAIL);

    expect([code, told]).toEqual([1, expect.stringContaining("The name redaktion is taken by another user")]);
  });

  it("is left alone by a second run", async () => {
    const { code, told } = await createAdmin("--username", "technik", "--email", EMAIL);

    expect([code, told]).toEqual([0, expect.stringContaining("already and has a password")]);
  });
});

describe("an administrator who looks into the trail", () => {
  inSteps();

  it("finds who tried to come in and who did", async () => {
    browser.expected(/status of 401/);
    await page.goto(`${portal.url}/login?returnUrl=/administration`);
    await page.getByLabel("Benutzername").fill("admin");
    await page.getByLabel("Kennwort", { exact: true }).fill("das ist es nicht");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await page.getByText("Benutzername oder Kennwort stimmt nicht.").waitFor();
    await fillSignIn(page, "admin");

    await page.getByRole("link", { name: "Protokoll" }).click();
    await page.getByRole("heading", { level: 1, name: "Protokoll" }).waitFor();

    await entry(/admin hat sich angemeldet/).waitFor();
    await entry(/Unbekannt wurde als „admin“ nicht angemeldet Das Kennwort stimmt nicht/).waitFor();
    await entry(/npm run create-admin hat den Benutzer „technik“ angelegt Ist jetzt Administrator/).waitFor();
    await entry(/technik hat das eigene Kennwort neu gesetzt/).waitFor();
  });

  it("narrows the list to one thing, and follows it to its page", async () => {
    await entry(/Benutzer „technik“ angelegt/)
      .getByRole("link", { name: /2026|\d{2}:\d{2}/ })
      .click();
    await page.getByRole("heading", { level: 1, name: /hat den Benutzer „technik“ angelegt/ }).waitFor();
    await page.getByRole("link", { name: "Alles zu technik" }).click();
    await page.getByRole("button", { name: "Filter Betrifft: technik entfernen" }).waitFor();
    await entry(/technik hat das eigene Kennwort neu gesetzt/).waitFor();
    expect(await entry(/admin hat sich angemeldet/).count()).toBe(0);

    await page.getByRole("link", { name: "„technik“" }).first().click();
    await page.waitForURL((address) => address.pathname.startsWith("/administration/users/"));
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  it("exports the list, and finds that in it", async () => {
    await page.goto(`${portal.url}/administration/audit?group=users`);
    await entry(/technik/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Exportieren" }).click(),
    ]);
    const file = readFileSync(await download.path(), "utf8");

    expect(file).toContain("hat den Benutzer „technik“ angelegt");
    expect(file).not.toContain("hat sich angemeldet");
    await page.goto(`${portal.url}/administration/audit?group=exports`);
    await entry(/admin hat das Protokoll exportiert/).waitFor();
  });

  it.each([400, 800, 1440])("can do so at %i px", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${portal.url}/administration/audit`);
    await page.getByRole("heading", { level: 1, name: "Protokoll" }).waitFor();
    await expectSound(page);

    await page.locator("a.row-link").first().click();
    await page.getByRole("link", { name: "Zum Protokoll" }).waitFor();
    await expectSound(page);
  });

  it("is an administrator: others see that it is not for them", async () => {
    const other = await browser.visit({ width: 1440 });
    browser.expected(/403/);
    await signIn(other, portal.url, "redaktion", "/administration/audit");

    await other.getByRole("heading", { level: 1, name: "Keine Berechtigung" }).waitFor();
    expect(await other.getByRole("row").count()).toBe(0);
  });
});
