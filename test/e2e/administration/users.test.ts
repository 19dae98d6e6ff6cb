import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const USERNAME = "paul.zuhause";
const PASSWORD = "Sieben Störche am Teich";

const browser = withBrowser();
const portal = withPortal("empty");
let admin: Page;
let person: Page;

beforeAll(async () => {
  admin = await browser.visit({ width: 1440 });
  person = await browser.visit({ width: 400, hasTouch: true });
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Chooses an option of a list one opens. */
const choose = async (label: string, option: string) => {
  await admin
    .locator(".form-field", { has: admin.getByText(label, { exact: true }) })
    .locator(".p-dropdown")
    .click();
  await admin.getByRole("option", { name: option, exact: true }).click();
};

const invitation = () =>
  vi.waitFor(
    async () => {
      const [link] = (await mailsIn(portal.inboxUrl)).flatMap(
        ({ body }) => /(http\S+\/reset\?[^\s>\]]+)/.exec(body.text)?.[1] ?? [],
      );
      if (!link?.includes(USERNAME)) throw new Error("No invitation has come.");
      return link;
    },
    { timeout: 30_000, interval: 250 },
  );

/** What the server answers this person right now, without a page between. */
const statusOf = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await fetch(wanted)).status, path);

describe("a new user", () => {
  inSteps();

  it("is invited by an administrator, who types no password", async () => {
    await signIn(admin, portal.url, "admin", "/administration/users");
    await press(admin, "Neuer Benutzer");
    await heading(admin, "Neuer Benutzer");
    await press(admin, "Mitarbeiter wählen");
    const picker = admin.getByRole("dialog", { name: "Mitarbeiter wählen" });
    await picker.getByRole("searchbox").fill("gruenwald");
    await picker.getByRole("button", { name: "Paul Grünwald" }).click();
    await admin.getByText("Diese Person hat schon einen Zugang:").waitFor();
    await admin.getByLabel("Benutzername").fill(USERNAME);
    await choose("Hauptrolle", "News: Redaktion der Gruppe");
    await expectSound(admin);

    await press(admin, "Speichern und einladen");

    await admin.getByText(/^Gespeichert um/).waitFor();
    await admin.getByText("Eingeladen").waitFor();
    await expectSound(admin);
  });

  it("sets a password by the link of the mail, and is signed in", async () => {
    await person.goto(await invitation());
    await person.getByLabel("Neues Kennwort", { exact: true }).fill(PASSWORD);
    await person.getByLabel("Neues Kennwort wiederholen").fill(PASSWORD);
    await press(person, "Kennwort festlegen und anmelden");
    await heading(person, "Home");

    await person.goto(`${portal.url}/news/subscribers`);
    await heading(person, "Abonnenten");
  });

  it("is refused on the next request when the right is withdrawn", async () => {
    await admin.goto(`${portal.url}/administration/access?suche=${USERNAME}`);
    const box = admin.getByRole("checkbox", { name: "Redaktion der Gruppe für Paul Grünwald, Hauptrolle" });
    await box.uncheck();
    await admin.getByText("1 Änderung bei 1 Person, noch nicht gespeichert").waitFor();
    await expectSound(admin);
    expect(await statusOf(person, "/v1/news/subscribers")).toBe(200);

    await press(admin, "Speichern");
    await admin.getByText("1 Änderung ist gespeichert.").waitFor();

    expect(await statusOf(person, "/v1/news/subscribers")).toBe(403);
    await person.reload();
    await heading(person, "Keine Berechtigung");
    browser.expected(/Failed to load resource|ApiProblem/);
  });

  it("may no longer do it, and the portal says why", async () => {
    await admin.getByRole("link", { name: "Warum darf Paul Grünwald etwas?" }).click();
    await admin.getByText("Paul Grünwald hat keine Rolle.").waitFor();
    await choose("Recht", "News bearbeiten");
    await admin.getByRole("link", { name: "Rolle „Redaktion der Gruppe“ (News) zuordnen" }).waitFor();
    await admin.waitForURL("**/why?benutzer=*&recht=EDIT_NEWS");
    await expectSound(admin);
  });

  it("is signed out everywhere when deactivated", async () => {
    await admin.goto(`${portal.url}/administration/users?suche=${USERNAME}`);
    await press(admin, "Aktionen für Paul Grünwald");
    await admin.getByRole("menuitem", { name: "Deaktivieren" }).click();
    const question = admin.getByRole("dialog", { name: "Paul Grünwald deaktivieren?" });
    await question.getByText("Alle Anmeldungen von Paul Grünwald enden sofort").waitFor();
    await expectSound(admin);
    await question.getByRole("button", { name: "Deaktivieren" }).click();
    await admin.getByText("Paul Grünwald ist deaktiviert; alle Anmeldungen sind beendet.").waitFor();

    await person.reload();
    await person.waitForURL("**/login?returnUrl=*");
    browser.expected(/401|session/i);
  });
});

describe("the last administrator", () => {
  it("stays one, and is told why", async () => {
    const page = await browser.visit({ width: 400, hasTouch: true });
    await signIn(page, portal.url, "admin", "/administration/users/user-1");
    await page.getByRole("checkbox", { name: "Hat Administratorrechte und darf alles" }).uncheck();

    await press(page, "Speichern");

    await page.getByText("Das ist der letzte aktive Administrator.").first().waitFor();
    await expectSound(page);
    expect(await statusOf(page, "/v1/administration/users")).toBe(200);
    browser.expected(/422/);
  });
});
