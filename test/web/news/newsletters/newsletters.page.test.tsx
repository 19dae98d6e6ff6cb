import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Newsletter } from "../../../../shared/news/newsletter.ts";
import { anArticle } from "../../../support/news.builder.ts";
import { listed } from "../../fake-server.ts";
import { everywhere } from "../../people.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { aReadNewsletter } from "./newsletter.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/articles/articles.page.tsx";
import "../../../../web/news/newsletters/newsletters.page.tsx";

const soon = "2099-12-24T08:00:00.000Z";

const linkOf = async (newsletter: Partial<Newsletter>, ...person: Parameters<typeof renderNews>[1][]) => {
  newsServer({
    "GET /v1/news_new/newsletters": () => listed(aReadNewsletter({ title: "Steuernews", ...newsletter })),
  });
  renderNews("/news/newsletters", ...person);
  return (await screen.findByRole("link", { name: "Steuernews" })).getAttribute("href");
};

describe("a newsletter in the list", () => {
  it("is opened where it is written on, as long as it is a draft", async () => {
    expect(await linkOf({})).toBe("/news/newsletters/n1/edit");
  });

  it.each<[string, Partial<Newsletter>]>([
    ["sent", { startedSendingAt: "2026-11-20T10:00:00.000Z" }],
    ["to go out at a set time", { scheduledAt: soon }],
  ])("is opened to be looked at when it is %s", async (_, newsletter) => {
    expect(await linkOf(newsletter)).toBe("/news/newsletters/n1");
  });

  it("is opened to be looked at by those who may not write it", async () => {
    const editorElsewhere = { grants: [{ rule: "EDIT_NEWS" as const, ressource: "2" }] };
    expect(await linkOf({ organisationId: "1" }, editorElsewhere)).toBe("/news/newsletters/n1");
  });
});

describe("the lists of who only reads news", () => {
  const reader = { grants: everywhere("READ_NEWS") };

  it("show the newsletters that were sent, with nothing to be done, and ask for no numbers", async () => {
    const server = newsServer({
      "GET /v1/news_new/newsletters": () =>
        listed(aReadNewsletter({ title: "Steuernews", startedSendingAt: "2026-11-20T10:00:00.000Z" })),
    });
    renderNews("/news/newsletters", reader);

    const link = await screen.findByRole("link", { name: "Steuernews" });
    expect(link.getAttribute("href")).toBe("/news/newsletters/n1");
    expect(screen.queryByText("Status")).toBeNull();
    expect(screen.queryByText("Empfänger")).toBeNull();
    expect(screen.queryByRole("button", { name: /Neuer Newsletter|Aktionen/ })).toBeNull();
    expect(server.seen.filter(({ key }) => key.includes("status"))).toEqual([]);
  });

  it("show articles to be read, without their states", async () => {
    newsServer({
      "GET /v1/news_new/articles": () => listed(anArticle({ title: "Grunderwerb", urlTitle: "grunderwerb" })),
    });
    renderNews("/news/articles", reader);

    const link = await screen.findByRole("link", { name: "Grunderwerb" });
    expect(link.getAttribute("href")).toBe("/news/articles/grunderwerb");
    expect(screen.queryByText("Status")).toBeNull();
    expect(screen.queryByRole("button", { name: /Neuer Artikel|Aktionen/ })).toBeNull();
  });
});
