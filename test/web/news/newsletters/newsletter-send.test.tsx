import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { entityProblems } from "../../../../shared/contract/general.problems.ts";
import { newsletterProblems } from "../../../../shared/news/news.problems.ts";
import type { Newsletter, NewsletterStatus } from "../../../../shared/news/newsletter.ts";
import { json, listed, problem, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { aDetail, anUnsentStatus, aReadNewsletter, aStatus, aSummary } from "./newsletter.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/newsletters/newsletter-send.page.tsx";
import "../../../../web/news/newsletters/newsletter.page.tsx";

const PUBLISH = "PUT /v1/news/newsletters/n1/publish";
const ADDRESS = "/news/newsletters/n1/send";

interface Stored {
  newsletter: Newsletter;
  status: NewsletterStatus;
  version: number;
}

const startedSendingAt = "2026-11-20T10:00:00.000Z";

const server = (
  newsletter = aReadNewsletter(),
  publish?: () => Response,
  status: Partial<NewsletterStatus> = {},
) => {
  let stored: Stored = { newsletter, status: anUnsentStatus(status), version: 1 };
  const change = (changes: Partial<Stored>) => {
    stored = { ...stored, ...changes, version: stored.version + 1 };
  };
  const published = () => {
    change({ newsletter: { ...newsletter, startedSendingAt }, status: aStatus({ state: "finished" }) });
    return json(stored.newsletter);
  };
  const answers = newsServer({
    "GET /v1/news/newsletters/n1": () => versioned(stored.newsletter, stored.version),
    [PUBLISH]: ({ headers }) => {
      if (publish) return publish();
      return headers.get("If-Match") === `"${stored.version}"`
        ? published()
        : problem(entityProblems.changed);
    },
    "GET /v1/news/newsletters/n1/status": () => json(stored.status),
    "GET /v1/news_new/newsletters/n1/status/details": () => listed(aDetail()),
  });
  return { ...answers, change };
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
  server(aReadNewsletter(), undefined, { waitsUntil: "2026-11-30T07:00:00.000Z" });

  renderNews(`${ADDRESS}?schritt=3`);

  expect(await screen.findByText(/Das Senden beginnt am Montag, 30. November, 08:00/)).toBeDefined();
});

describe("a newsletter that somebody changes while it is shown", () => {
  const SEND = "An 4.812 Personen senden";
  const few = { employeesCountTotal: 0, clientsCountTotal: 33, externalsCountTotal: 0 };

  it("is not sent: the page says what differs, and asks anew", async () => {
    const { asked, change } = server(aReadNewsletter({ organisationId: "1" }));
    const { user, address } = renderNews(`${ADDRESS}?schritt=3`);
    const send = await screen.findByRole("button", { name: SEND });
    const newsletter = aReadNewsletter({ title: "Ganz anders", organisationId: null });
    change({ newsletter, status: anUnsentStatus({ ...few, fingerprint: "another" }) });

    await user.click(send);

    const note = await screen.findByRole("alert");
    expect(note.textContent).toContain("Es wurde nichts gesendet.");
    expect(
      within(note)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Betreff: Steuernews im November → Ganz anders",
      "Kanzlei: Kanzlei Wien → Ganze Gruppe",
      "Zahl der Empfänger: 4.812 → 33",
    ]);
    expect(screen.getByRole("heading", { name: "„Ganz anders“ jetzt senden?" })).toBeDefined();
    expect(asked(PUBLISH)).toHaveLength(1);

    await user.click(await screen.findByRole("button", { name: "An 33 Personen senden" }));

    await screen.findByRole("region", { name: "Versand" });
    expect(asked(PUBLISH).map(({ headers, body }) => [headers.get("If-Match"), body])).toEqual([
      ['"1"', { fingerprint: "as-it-was", recipients: 4812 }],
      ['"2"', { fingerprint: "another", recipients: 33 }],
    ]);
    expect(address()).toBe("/news/newsletters/n1");
  });

  it("names the article that was rewritten, and else what is around the articles", async () => {
    const before = aSummary({ id: "a1", title: "Fristen", modifiedAt: "2026-11-01T00:00:00.000Z" });
    const { change } = server(aReadNewsletter({ articles: [before] }));
    const { user } = renderNews(`${ADDRESS}?schritt=3`);
    const send = await screen.findByRole("button", { name: SEND });
    const rewritten = { ...before, modifiedAt: "2026-11-20T00:00:00.000Z" };
    const newsletter = aReadNewsletter({ articles: [rewritten] });
    change({ newsletter, status: anUnsentStatus({ fingerprint: "rewritten" }) });

    await user.click(send);
    expect(await screen.findByText("Der Artikel „Fristen“ wurde geändert.")).toBeDefined();

    change({ status: anUnsentStatus({ fingerprint: "other template" }) });
    await user.click(await screen.findByRole("button", { name: SEND }));
    expect(
      await screen.findByText("Die Vorlage oder die Angaben der Kanzlei wurden geändert."),
    ).toBeDefined();
  });
});
