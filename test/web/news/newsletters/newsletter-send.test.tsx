import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { newsletterProblems } from "../../../../shared/news/news.problems.ts";
import { json, problem } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { aDetail, aReadNewsletter, aStatus, aSummary } from "./newsletter.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/newsletters/newsletter-send.page.tsx";
import "../../../../web/news/newsletters/newsletter.page.tsx";

const PUBLISH = "PUT /v1/news/newsletters/n1/publish";
const ADDRESS = "/news/newsletters/n1/send";

const server = (
  newsletter = aReadNewsletter(),
  publish = () => json(newsletter),
  status: Parameters<typeof aStatus>[0] = { state: "finished" },
) => {
  let current = newsletter;
  return newsServer({
    "GET /v1/news/newsletters/n1": () => json(current),
    [PUBLISH]: () => {
      current = { ...newsletter, startedSendingAt: "2026-11-20T10:00:00.000Z" };
      return publish();
    },
    "GET /v1/news/newsletters/n1/status": () => json(aStatus(status)),
    "GET /v1/news_new/newsletters/n1/status/details": () => json({ totalCount: 1, data: [aDetail()] }),
  });
};

describe("sending a newsletter", () => {
  it("names the numbers in the last of three steps, and sends nothing before its button", async () => {
    const { asked } = server();
    const { user, address } = renderNews(ADDRESS);

    await user.click(await screen.findByRole("button", { name: "Weiter zu den Empfängern" }));
    await user.click(await screen.findByRole("button", { name: "Weiter zum Bestätigen" }));
    const send = await screen.findByRole("button", { name: "An 4.812 Personen senden" });
    expect(screen.getByText("1.204 Mitarbeiter, 2.310 Klienten, 1.298 Externe.")).toBeDefined();
    expect(asked(PUBLISH)).toEqual([]);

    await user.click(send);

    expect(await screen.findByRole("region", { name: "Versand" })).toBeDefined();
    expect(asked(PUBLISH)).toHaveLength(1);
    expect(address()).toBe("/news/newsletters/n1");
  });

  it("goes no further with an article that is not released for newsletters", async () => {
    server(aReadNewsletter({ articles: [aSummary({ title: "Entwurf", isNewsletterRelease: false })] }));

    renderNews(ADDRESS);

    expect(await screen.findByText("„Entwurf“ ist nicht für Newsletter freigegeben.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Weiter zu den Empfängern" })).toBeNull();
  });

  it("offers no button when the last step is opened for a newsletter that cannot go out", async () => {
    server(aReadNewsletter({ articles: [] }));

    renderNews(`${ADDRESS}?schritt=3`);

    await screen.findByText("1.204 Mitarbeiter, 2.310 Klienten, 1.298 Externe.");
    expect(screen.getByText("Der Newsletter hat noch keinen Inhalt: weder Text noch Artikel.")).toBeDefined();
    expect(screen.queryByRole("button", { name: /senden$/ })).toBeNull();
  });

  it("sends one that has a text and no article", async () => {
    const { asked } = server(aReadNewsletter({ articles: [], content: "<p>Wir sind umgezogen.</p>" }));
    const { user } = renderNews(ADDRESS);

    await user.click(await screen.findByRole("button", { name: "Weiter zu den Empfängern" }));
    await user.click(await screen.findByRole("button", { name: "Weiter zum Bestätigen" }));
    await user.click(await screen.findByRole("button", { name: "An 4.812 Personen senden" }));

    expect(await screen.findByRole("region", { name: "Versand" })).toBeDefined();
    expect(asked(PUBLISH)).toHaveLength(1);
    expect(screen.getByText("Kein Artikel, nur ein eigener Text.")).toBeDefined();
  });

  it("says what the server refuses and stays", async () => {
    server(aReadNewsletter(), () => problem(newsletterProblems.articleNotReleased));
    const { user, address } = renderNews(`${ADDRESS}?schritt=3`);

    await user.click(await screen.findByRole("button", { name: "An 4.812 Personen senden" }));

    expect(await screen.findByText("Ein Artikel ist nicht für Newsletter freigegeben.")).toBeDefined();
    expect(address()).toContain("schritt=3");
  });

  it("leads to the progress of a newsletter that is sent already", async () => {
    server(aReadNewsletter({ startedSendingAt: "2026-11-20T10:00:00.000Z" }));
    const { address } = renderNews(`${ADDRESS}?schritt=3`);

    expect(await screen.findByRole("region", { name: "Versand" })).toBeDefined();
    expect(address()).toBe("/news/newsletters/n1");
  });
});

it("the last step says beforehand that sending would have to wait", async () => {
  server(aReadNewsletter(), undefined, { state: null, waitsUntil: "2026-11-30T07:00:00.000Z" });

  renderNews(`${ADDRESS}?schritt=3`);

  expect(await screen.findByText(/Das Senden beginnt am Montag, 30. November, 08:00/)).toBeDefined();
});
