import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { projectFolder } from "../../../infra/local/build/project.ts";
import { withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { withPortal } from "../portal.ts";
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
