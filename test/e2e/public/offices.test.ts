import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import * as z from "zod";
import { publicOfficeAddress } from "../../../shared/organisations/public-address.ts";
import { PublicOffice } from "../../../shared/organisations/public-organisation.ts";
import { PATIENCE, withBrowser } from "../browser.ts";
import { mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { signIn } from "../sign-in.ts";

const EMAIL = "eva.gruber@reader.example";
const BREGENZ = "bregenz";

const browser = withBrowser();
const portal = withPortal();
/** Somebody on the street, with a phone that runs no scripts. */
let visitor: Page;
let office: PublicOffice;

beforeAll(async () => {
  visitor = await browser.visit({ width: 400, hasTouch: true, javaScriptEnabled: false });
  const answer = await fetch(`${portal.url}/v1/public/organisations/${BREGENZ}`);
  office = PublicOffice.parse(await answer.json());
});

/** A website of another origin. */
const serve = async (html: string): Promise<string> => {
  const server = createServer((_, reply) => reply.setHeader("content-type", "text/html").end(html));
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `http://127.0.0.1:${port}`;
};

describe("an office seen from outside", () => {
  it("is found in the list, and read without scripts: people, news, imprint", async () => {
    await visitor.goto(`${portal.url}/kanzleien`);
    await visitor.getByRole("main").getByRole("link", { name: office.name }).click();
    expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe(office.name);
    const [person] = office.employees;
    expect(await visitor.locator(".person", { hasText: person?.name ?? "" }).count()).toBe(1);
    expect(await visitor.locator(".person").count()).toBe(office.employees.length);

    await visitor.getByRole("link", { name: "Alle Neuigkeiten" }).click();
    await visitor.getByRole("main").getByRole("link").first().click();

    expect(new URL(visitor.url()).pathname).toMatch(/^\/news\/./);
    await visitor.getByRole("link", { name: "Impressum" }).click();
    expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe("Impressum");
  });

  it.each(["/kanzleien", "", "/en", "/it", "/neuigkeiten"])("is sound on a phone: %s", async (more) => {
    const page = await browser.visit({ width: 400, hasTouch: true });

    const answer = await page.goto(
      portal.url + (more.startsWith("/kanz") ? more : publicOfficeAddress(BREGENZ) + more),
    );

    expect(answer?.status()).toBe(200);
    await expectSound(page);
    await page.close();
  });

  it("shows the portraits of those who show them", async () => {
    const shown = office.employees.find(({ picture }) => picture);

    const answer = await fetch(portal.url + (shown?.picture?.url ?? "/"));

    expect(answer.headers.get("content-type")).toMatch(/^image\//);
  });
});

describe("the form for an office's own website", () => {
  it("asks for the newsletter from there, without a cookie", async () => {
    const script = `<script src="${portal.url}/embed/newsletter-form.js" data-organisation="${office.id}" async></script>`;
    const homepage = await serve(`<!doctype html><title>Kanzlei</title><main>${script}</main>`);
    const admin = await browser.visit({ width: 1440 });
    await signIn(admin, portal.url, "admin", `/organisations/${office.id}/edit`);
    await admin.getByRole("textbox", { name: "Website", exact: true }).fill(homepage);
    await admin.getByRole("button", { name: "Speichern", exact: true }).click();
    await admin.getByText(/Gespeichert um/).waitFor();
    const page = await browser.visit({ width: 400 });
    await page.goto(homepage);
    await page.getByRole("textbox", { name: "Name" }).fill("Eva Gruber");
    await page.getByRole("textbox", { name: "E-Mail" }).fill(EMAIL);
    await page.getByRole("checkbox", { name: /^Ich möchte den Newsletter/ }).check();

    await page.getByRole("button", { name: "Newsletter abonnieren" }).click();

    await page.getByText("Wir haben Ihnen eine E-Mail gesendet.").waitFor();
    expect(await page.context().cookies()).toEqual([]);
    await vi.waitFor(
      async () =>
        expect((await mailsIn(portal.inboxUrl)).flatMap(({ destination }) => destination.to)).toContain(
          EMAIL,
        ),
      { timeout: PATIENCE, interval: 250 },
    );
  });
});
