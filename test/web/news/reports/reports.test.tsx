import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { NewsletterOverview, NewsletterReport } from "../../../../shared/news/newsletter-report.ts";
import { json, listed } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

import "../../../../web/news/reports/bars.tsx";
import "../../../../web/news/reports/newsletter-report.page.tsx";
import "../../../../web/news/reports/reports.page.tsx";

// jsdom draws nothing.
vi.mock("primereact/chart", () => ({
  Chart: ({ pt }: { pt: { canvas: { "aria-label": string } } }) => (
    <div role="img" aria-label={pt.canvas["aria-label"]} />
  ),
}));

const report: NewsletterReport = {
  title: "Klientenbrief",
  startedSendingAt: "2026-05-04T08:00:00.000Z",
  intervals: [
    { at: "2026-05-04T08:00:00.000Z", sent: 1_200, delivered: 1_100, failed: 0 },
    { at: null, sent: 0, delivered: 0, failed: 3 },
  ],
  states: [
    { state: "sent", count: 1_197 },
    { state: "bounced", count: 3 },
  ],
  reasons: [{ reason: "Die Adresse gibt es nicht.", count: 3 }],
  domains: [
    { domain: "gross.example", recipients: 1_000, reached: 999, failed: 1 },
    { domain: null, recipients: 200, reached: 198, failed: 2 },
  ],
  unsubscribed: 1,
  links: null,
};

const openReport = (changes: Partial<NewsletterReport> = {}) => {
  newsServer({ "GET /v1/news/newsletters/n1/report": () => json({ ...report, ...changes }) });
  return renderNews("/news/newsletters/n1/report");
};

const rowsOf = async (title: string) => {
  const table = await screen.findByRole("region", { name: `${title} als Tabelle`, hidden: true });
  return within(table)
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map(({ textContent }) => textContent);
};

describe("the report of a newsletter", () => {
  it("tells followed links in tens, few of them without a number, and that these are no persons", async () => {
    const address = "https://bmf.example/formular";
    openReport({ links: [{ title: "Formular", address, clicks: 120, scannerClicks: null }] });

    expect(await rowsOf("Aufrufe der Links")).toEqual(["1. Formular120unter 10"]);
    const link = screen.getByRole("link", { name: "1. Formular", hidden: true });
    expect(link.getAttribute("href")).toBe(address);
    screen.getByText(/^Aufrufe, keine Personen/);
  });

  it("says nothing of links where nobody counts them", async () => {
    openReport();
    await rowsOf("Verlauf");

    expect(screen.queryByText(/Aufrufe/)).toBeNull();
  });

  it("has every number of its bars in a table", async () => {
    openReport();

    expect(await rowsOf("Verlauf")).toEqual([
      expect.stringMatching(/^ab \d\d:001\.2001\.1000$/),
      "später003",
    ]);
    expect(await rowsOf("Nach Status")).toEqual(["Gesendet1.197", "Unzustellbar3"]);
    expect(await rowsOf("Warum Nachrichten nicht ankamen")).toEqual(["Die Adresse gibt es nicht.3"]);
    expect(await rowsOf("Nach Domain der Adresse")).toEqual(["gross.example9991", "Übrige Domains1982"]);
    expect(await screen.findByRole("img", { name: /^Verlauf als Balken/ })).toBeDefined();
  });

  it("says what is not measured, and who ended the subscription", async () => {
    openReport();

    expect(await screen.findByText(/Wer eine Nachricht öffnet oder liest, wird nicht erhoben/)).toBeDefined();
    expect(screen.getByText("1 Person hat das Abonnement innerhalb von 14 Tagen beendet.")).toBeDefined();
  });

  it("says so where every mail has arrived", async () => {
    openReport({ reasons: [], unsubscribed: 0 });

    expect(await screen.findByText("Bisher ist jede Nachricht angekommen.")).toBeDefined();
    expect(screen.getByText(/hat niemand das Abonnement/)).toBeDefined();
  });
});

const aMonth = (organisationId: string, subscribers: number): NewsletterOverview["months"][number] => ({
  month: "2026-10",
  organisationId,
  confirmed: 2,
  unsubscribed: 1,
  subscribers,
  taxNews: subscribers,
  doctorsNews: 0,
});

const openOverview = (overview: NewsletterOverview, at = "/news/newsletters/reports") => {
  newsServer({
    "GET /v1/organisations/summaries": () =>
      listed({ id: "1", name: "Kanzlei Wien" }, { id: "2", name: "Kanzlei Graz" }),
    "GET /v1/news/newsletters/reports": () => json(overview),
  });
  return renderNews(at);
};

const sentByGraz = {
  id: "n2",
  title: "Brief aus Graz",
  organisationId: "2",
  startedSendingAt: "2026-05-04T10:00:00.000Z",
  recipients: 60,
  reached: 55,
  failed: 5,
};

describe("the overview", () => {
  it("adds up all offices, and leads to each newsletter's report", async () => {
    openOverview({ newsletters: [sentByGraz], months: [aMonth("1", 100), aMonth("2", 50)] });

    expect(await rowsOf("Abonnenten am Ende des Monats")).toEqual(["Oktober 20261501500"]);
    expect(await rowsOf("Neue Abonnenten und Abmeldungen")).toEqual(["Oktober 202642"]);
    const link = screen.getByRole("link", { name: "Brief aus Graz, 04.05.2026", hidden: true });
    expect(link.getAttribute("href")).toBe("/news/newsletters/n2/report");
  });

  it("is one office's where its address says so", async () => {
    openOverview(
      { newsletters: [sentByGraz], months: [aMonth("1", 100), aMonth("2", 50)] },
      "/news/newsletters/reports?kanzlei=1",
    );

    expect(await rowsOf("Abonnenten am Ende des Monats")).toEqual(["Oktober 20261001000"]);
    expect(screen.getByText("Noch wurde kein Newsletter gesendet.")).toBeDefined();
  });
});
