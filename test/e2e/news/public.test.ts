import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { openUnsubscribeLinks } from "../../../functions/data/subscribers/unsubscribe-links.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { publicFeedAddress } from "../../../shared/news/public-address.ts";
import { PublicArticleSummary } from "../../../shared/news/public-article.ts";
import { subscribers } from "../../../shared/news/subscribers.contract.ts";
import { PATIENCE, withBrowser } from "../browser.ts";
import { type Mail, mailsIn } from "../inbox.ts";
import { expectSound } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { readRows } from "../read-rows.ts";
import { signIn } from "../sign-in.ts";
import { inSteps } from "../steps.ts";

const EMAIL = "eva.gruber@reader.example";

const browser = withBrowser();
const portal = withPortal();
/** Somebody on the street, with a phone. */
let visitor: Page;
/** Who keeps the subscribers. */
let editor: Page;

beforeAll(async () => {
  visitor = await browser.visit({ width: 400, hasTouch: true });
});

const get = async (address: string) => {
  const response = await fetch(portal.url + address);
  return { headers: response.headers, text: await response.text() };
};

const newestArticle = async () => {
  const config = encodeURIComponent(JSON.stringify(listConfig({ limit: 1 })));
  const { text } = await get(`/v1/public/articles?config=${config}`);
  const [article] = z.object({ data: z.array(PublicArticleSummary) }).parse(JSON.parse(text)).data;
  if (!article) throw new Error("No article is public.");
  return article;
};

const mailTo = async (email: string): Promise<Mail> =>
  vi.waitFor(
    async () => {
      const mail = (await mailsIn(portal.inboxUrl)).find(({ destination }) => destination.to.includes(email));
      if (!mail) throw new Error(`No mail has come to ${email}.`);
      return mail;
    },
    { timeout: PATIENCE, interval: 250 },
  );

const confirmationLinkIn = ({ body }: Mail) =>
  /<(http\S+\/subscriptions\/confirm\?\S+)>/.exec(body.text)?.[1] ?? "";

const stored = async () => {
  const rows = await readRows(editor, subscribers.list);
  return rows.find(({ email }) => email === EMAIL);
};

/** The link of a newsletter to this subscriber. */
const preferencesLinkOf = (id: string) => {
  const secrets = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(portal.dataDir, "secrets.json"), "utf8")));
  const [, secret = ""] = Object.entries(secrets).find(([name]) => name.includes("LinkSecret")) ?? [];
  return openUnsubscribeLinks(secret, portal.url).of(id).preferences;
};

describe("the public side of the portal", () => {
  inSteps();

  it.each([400, 1440])("shows an article as a page to read, at %i px", async (width) => {
    const article = await newestArticle();
    const page = await browser.visit({ width });

    await page.goto(portal.url + article.url);

    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(article.title);
    await expectSound(page);
    await page.close();
  });

  it("says so where there is no such article", async () => {
    await visitor.goto(`${portal.url}/news/gibt-es-nicht`);
    browser.expected(/404/);

    expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe(
      "Diesen Artikel gibt es nicht.",
    );
    await expectSound(visitor);
  });

  it("offers a feed that leads to those pages, and whose answers are cached", async () => {
    const article = await newestArticle();

    const { headers, text } = await get(publicFeedAddress(article.publishedByOrganisationIds[0] ?? null));

    expect(text).toContain(`<link>${portal.url}${article.url}</link>`);
    expect(headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
    expect(headers.has("set-cookie")).toBe(false);
  });

  it("leads from an article to subscribing at its office", async () => {
    const article = await newestArticle();
    await visitor.goto(portal.url + article.url);

    await visitor.getByRole("link", { name: "Newsletter abonnieren" }).click();

    const office = visitor.locator(".p-dropdown-label", { hasNotText: "Kanzlei wählen" });
    await office.waitFor();
    await expectSound(visitor);
  });

  it("asks for what is missing", async () => {
    await visitor.getByRole("button", { name: "Newsletter abonnieren" }).click();

    await visitor
      .getByText("Ohne Ihre Einwilligung dürfen wir Ihnen keinen Newsletter senden.")
      .first()
      .waitFor();
    await expectSound(visitor);
  });

  it("takes a registration and sends a mail", async () => {
    editor = await browser.visit({ width: 1440 });
    await signIn(editor, portal.url, "redaktion", "/news/subscribers");
    await visitor.getByRole("textbox", { name: "Name" }).fill("Eva Gruber");
    await visitor.getByRole("textbox", { name: "E-Mail" }).fill(EMAIL);
    await visitor.getByRole("checkbox", { name: /^Ich möchte den Newsletter/ }).check();

    await visitor.getByRole("button", { name: "Newsletter abonnieren" }).click();

    await visitor.getByRole("heading", { level: 1, name: "Wir haben Ihnen eine E-Mail gesendet" }).waitFor();
    await expectSound(visitor);
    expect((await mailTo(EMAIL)).subject).toBe("Bitte bestätigen Sie Ihre Anmeldung zum Newsletter");
    expect((await stored())?.state).toBe("unconfirmed");
  });

  it("confirms it by the button behind the mail's link, not by opening it", async () => {
    await visitor.goto(confirmationLinkIn(await mailTo(EMAIL)));
    const confirm = visitor.getByRole("button", { name: "Anmeldung bestätigen" });
    await confirm.waitFor();
    await expectSound(visitor);
    expect((await stored())?.state).toBe("unconfirmed");

    await confirm.click();

    await visitor.getByText("Ihre Anmeldung ist bestätigt.").waitFor();
    await expectSound(visitor);
  });

  it("shows the editor a confirmed subscriber", async () => {
    await editor.goto(`${portal.url}/news/subscribers`);
    await editor.getByRole("searchbox", { name: "Suchen" }).fill(EMAIL);
    await editor.getByText("1-1 von 1").waitFor();

    expect(await editor.getByRole("row").last().innerText()).toMatch(/Eva Gruber[\s\S]*Bestätigt/);
  });

  it("lets a reader change the subscription by the link of a newsletter, and end it", async () => {
    await visitor.goto(preferencesLinkOf((await stored())?.id ?? ""));
    await visitor.getByRole("checkbox", { name: "Für Ärztinnen und Ärzte" }).check();
    await expectSound(visitor);
    await visitor.getByRole("button", { name: "Einstellungen speichern" }).click();
    await visitor.getByText("Ihre Einstellungen sind gespeichert.").waitFor();
    expect(await stored()).toMatchObject({ receivesTaxNews: true, receivesDoctorsNews: true });

    await visitor.getByRole("link", { name: "Newsletter abbestellen" }).click();
    await visitor.getByRole("button", { name: "Newsletter abbestellen" }).click();

    await visitor.getByText("Sie sind abgemeldet.").waitFor();
    expect((await stored())?.state).toBe("unsubscribed");
  });
});
