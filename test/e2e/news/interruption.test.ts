import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MailEngine } from "../../../infra/local/mail/mail-engine.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { recipientsDone } from "../../../shared/news/recipient-totals.ts";
import { sending } from "../../../shared/news/sending.contract.ts";
import { withBrowser } from "../browser.ts";
import { descendantsOf, running } from "../descendants.ts";
import { mailsIn, timesByAddress } from "../inbox.ts";
import { startMailServer } from "../mail-server.ts";
import { type PortalProcess, startPortal } from "../portal-process.ts";
import { readRows } from "../read-rows.ts";
import { seededData } from "../seeded-data.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

/** Milliseconds for what is left of 5,000 mails, where others use the machine, too. */
const SENDING = 150_000;

const dataDir = mkdtempSync(join(tmpdir(), "interruption-"));
const browser = withBrowser();
let mail: MailEngine;
let portal: PortalProcess;
let newsletter = "";

const start = () => startPortal({ dataDir, variables: { AWS_ENDPOINT_URL_SESV2: mail.url } });

const doneSoFar = async (page: Page) => {
  const path = sending.status.path.replace("{id}", newsletter);
  const answer = await page.evaluate(async (address) => (await fetch(address)).text(), path);
  return recipientsDone(NewsletterStatus.parse(JSON.parse(answer)));
};

beforeAll(async () => {
  cpSync(await seededData(), dataDir, { recursive: true });
  mail = await startMailServer();
  portal = await start();
});

afterAll(async () => {
  await portal?.stop();
  await mail?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a portal that is ended while it sends", () => {
  inSteps();

  it("goes in good order, with everything it has started", async () => {
    const page = await browser.visit({ width: 1440 });
    await signIn(page, portal.url, "redaktion", "/home");
    const drafts = await readRows(page, news.newsletters.list);
    newsletter = drafts.find(({ title }) => title === "Steuernews: Fristen bis Jahresende")?.id ?? "";
    await page.goto(`${portal.url}/news/newsletters/${newsletter}/send?schritt=3`);
    // So slow that a good part is left, however long a busy machine takes to look and to stop.
    await mail.stage({ delayMs: 2_000, times: 1_000 });
    await page.getByRole("button", { name: /^An [\d.]+ Personen senden$/ }).click();
    await expect.poll(() => doneSoFar(page), { timeout: SENDING, interval: 20 }).toBeGreaterThan(0);
    const started = descendantsOf(portal.pid);

    await page.close();
    const code = await portal.stop("SIGTERM");
    expect(code).toBe(0);
    expect(started.length).toBeGreaterThan(3);
    await expect.poll(() => running(started)).toEqual([]);
  });

  it("goes on at the next start: each gets one mail, and nobody is left out", async () => {
    const sentBefore = (await mailsIn(mail.url)).length;
    await mail.clearFaults();
    portal = await start();
    const page = await browser.visit({ width: 1440 });
    // The mail names its pictures at the address of the first start, and this one has another port.
    browser.expected(/Loading the image .* violates/);
    await signIn(page, portal.url, "redaktion", `/news/newsletters/${newsletter}`);

    await page
      .getByRole("region", { name: "Versand" })
      .getByText("Gesendet", { exact: true })
      .waitFor({ timeout: SENDING });

    const rows = await readRows(page, sending.details, newsletter);
    const times = timesByAddress(await mailsIn(mail.url));
    const due = rows.filter(({ state }) => state === "sent");
    expect(sentBefore).toBeLessThan(rows.length);
    expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
    expect(due.filter(({ email }) => !times.has(email))).toEqual([]);
    expect(due).toHaveLength(rows.length);
    expect(times.size).toBe(rows.length);
  });
});
