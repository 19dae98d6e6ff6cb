import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { jobs } from "../../shared/jobs/jobs.contract.ts";
import { pushReceiver } from "../support/push-receiver.ts";
import { PATIENCE, withBrowser } from "./browser.ts";
import { expectSound } from "./page-checks.ts";
import { withPortal } from "./portal.ts";
import { signIn } from "./sign-in.ts";
import { inSteps } from "./steps.ts";

const browser = withBrowser();
const portal = withPortal("demo");
const receiver = pushReceiver();
let page: Page;

/** This Chromium has no push service, and shows no notifications; everything else is the browser's. */
const subscribeHere = ({ endpoint, p256dh, auth }: typeof receiver.subscription) => {
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const subscription = (applicationServerKey: string) => ({
    endpoint,
    options: { applicationServerKey: bytesOf(applicationServerKey).buffer },
    getKey: (name: string) => bytesOf(name === "auth" ? auth : p256dh).buffer,
    unsubscribe: async () => sessionStorage.removeItem("subscribed") ?? true,
  });
  const now = () => {
    const key = sessionStorage.getItem("subscribed");
    return key && subscription(key);
  };
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Object.assign(Notification, { requestPermission: async () => "granted" });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => now(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      sessionStorage.setItem("subscribed", applicationServerKey);
      return now();
    },
  });
};

const Taken = z.array(z.object({ path: z.string(), body: z.string() }));
const received = async () => {
  const taken = Taken.parse(await (await fetch(portal.pushUrl)).json());
  return taken
    .filter(({ path }) => path === receiver.path)
    .map(({ body }) => receiver.read(Buffer.from(body, "base64")));
};

beforeAll(async () => {
  page = await browser.visit({ width: 400, serviceWorkers: "allow" });
  await page.addInitScript(subscribeHere, receiver.subscription);
});

describe("notifications on a phone", () => {
  inSteps();

  it("are turned on in the profile", async () => {
    await signIn(page, portal.url, "mitarbeiter", "/profile");
    const section = page.getByRole("region", { name: "Benachrichtigungen auf Geräten" });
    const button = section.getByRole("button", { name: "Auf diesem Gerät einschalten" });
    const isSeen = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return button.isVisible();
    };
    await expect.poll(isSeen, { timeout: PATIENCE }).toBe(true);
    await button.click();

    const row = section.getByRole("listitem");
    await row.getByText("Dieses Gerät").waitFor();
    await row.getByLabel(/^Ruhe von/).uncheck();
    await page.getByText(/^Gespeichert um/).waitFor();
    await expectSound(page);
  });

  it("come within seconds after what they tell, and say it", async () => {
    const query = new URLSearchParams({ config: JSON.stringify(listConfig()) });
    const found = await page.request.get(`${portal.url}${cloud.items.list.path}?${query}`);
    const [folder] = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(await found.json()).data;
    await page.evaluate(
      async ([zip, id]) => {
        const token = document.cookie.replace(/.*XSRF-TOKEN=([^;]*).*/, "$1");
        await fetch(zip, {
          method: "POST",
          headers: { "content-type": "application/json", "x-xsrf-token": decodeURIComponent(token) },
          body: JSON.stringify({ cloudIds: [id] }),
        });
      },
      [jobs.zip.path, folder?.id] as const,
    );

    await expect.poll(received, { timeout: PATIENCE }).toMatchObject([{ title: "Ihr ZIP ist fertig" }]);
  });

  it("end when the person signs out", async () => {
    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.getByRole("heading", { level: 1, name: "Anmelden" }).waitFor();

    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});
