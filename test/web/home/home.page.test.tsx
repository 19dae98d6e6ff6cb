import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { HomePage } from "../../../web/home/home.page.tsx";
import { anArticle } from "../../support/news.builder.ts";
import { aShownEvent, configOf, listed } from "../calendar/calendar-server.ts";
import { aListedPost } from "../discussions/discussions-server.ts";
import { fakeServer, json, problem, type SeenRequest } from "../fake-server.ts";
import { aStatus } from "../news/newsletters/newsletter.builder.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

// Fetched before a test starts to wait for them.
import "../../../web/home/birthdays.tsx";
import "../../../web/home/desk.tsx";
import "../../../web/home/latest-discussions.tsx";
import "../../../web/home/newest-articles.tsx";
import "../../../web/home/next-events.tsx";
import "../../../web/home/running-newsletters.tsx";

/** Parts come one after the other: React shows what was fetched last not before what stands above has been seen. */
const SOON = { timeout: 5_000 };

const nothing = () => json({ totalCount: 0, data: [] });
const stateAsked = ({ url }: SeenRequest) =>
  /"draft"|"inReview"/.exec(url.searchParams.get("config") ?? "")?.[0].slice(1, -1);

const show = (answers: Parameters<typeof fakeServer>[0] = {}, isEditor = true) => {
  signIn(isEditor ? { grants: [{ rule: "EDIT_NEWS", ressource: "1" }] } : {});
  const server = fakeServer({
    "GET /v1/news_new/internal": () => json({ totalCount: 1, data: [anArticle({ title: "Für alle" })] }),
    "GET /v1/news_new/articles": nothing,
    "GET /v1/news/newsletters/running": nothing,
    "GET /v1/calendar/events": nothing,
    "GET /v1/discussions/latest": nothing,
    "GET /v1/organisations/employees/birthdays": nothing,
    ...answers,
  });
  renderPage(<HomePage />);
  return server;
};

it("shows editors what is being written and what waits for review, with counts that lead to all", async () => {
  const draft = anArticle({ id: "d1", title: "Halbfertig", ...flagsOf("draft") });
  show({
    "GET /v1/news_new/articles": (request) =>
      stateAsked(request) === "draft" ? json({ totalCount: 1_204, data: [draft] }) : nothing(),
  });

  const drafts = await screen.findByRole("region", { name: "Entwürfe" }, SOON);
  expect(within(drafts).getByRole("link", { name: "Halbfertig" }).getAttribute("href")).toBe(
    "/news/articles/d1/edit",
  );
  expect(within(drafts).getByRole("link", { name: "Entwürfe: alle 1.204" }).getAttribute("href")).toBe(
    "/news/articles?visibility=draft",
  );
  expect(screen.getByRole("region", { name: "In Prüfung" }).textContent).toContain(
    "Derzeit wartet kein Artikel auf Prüfung.",
  );
});

it("shows editors how far a newsletter has come that is being sent", async () => {
  show({
    "GET /v1/news/newsletters/running": () =>
      json({
        totalCount: 1,
        data: [{ id: "n1", title: "Läuft gerade", status: aStatus({ state: "sending" }) }],
      }),
  });

  const running = await screen.findByRole("region", { name: "Newsletter wird gesendet" }, SOON);

  expect(within(running).getByRole("progressbar")).toBeDefined();
  expect(within(running).getByRole("link", { name: "Läuft gerade" }).getAttribute("href")).toBe(
    "/news/newsletters/n1",
  );
});

it("shows the latest discussions, and what is new in them", async () => {
  const read = aListedPost({ id: "p2", title: "Dreiecksgeschäft" });
  show({ "GET /v1/discussions/latest": () => json({ data: [aListedPost({ unreadCount: 3 }), read] }) });

  const discussions = within(await screen.findByRole("region", { name: "Neueste Diskussionen" }));

  const link = await discussions.findByRole("link", { name: "Reverse Charge am Bau" }, SOON);
  expect(link.getAttribute("href")).toBe("/discussions/posts/p1");
  expect(discussions.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Reverse Charge am Bau3 neu01.02.2026 · Peter Reiter · 2 Antworten",
    "Dreiecksgeschäft01.02.2026 · Peter Reiter · 2 Antworten",
  ]);
});

it("shows the next five events in Vienna's time, each leading to itself", async () => {
  vi.setSystemTime("2026-11-17T09:00:00Z");
  const outing = aShownEvent({
    id: "ev2",
    title: "Betriebsausflug",
    start: "2026-11-19T23:00:00.000Z",
    end: "2026-11-20T23:00:00.000Z",
    wholeDay: true,
    location: null,
  });
  const server = show({ "GET /v1/calendar/events": () => listed(aShownEvent(), outing) });

  const region = within(await screen.findByRole("region", { name: "Nächste Termine" }));

  const link = await region.findByRole("link", { name: "Fachtagung Umsatzsteuer" }, SOON);
  expect(link.getAttribute("href")).toBe("/calendar/events/ev1");
  expect(region.getByRole("link", { name: "Zum Kalender" }).getAttribute("href")).toBe("/calendar");
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Fachtagung UmsatzsteuerMittwoch, 18. November 2026, 09:00–17:00 Uhr · Festsaal, St. Pölten",
    "BetriebsausflugFreitag, 20. November 2026, ganztags",
  ]);
  const [request, ...others] = server.asked("GET /v1/calendar/events");
  expect(configOf(request)).toMatchObject({ from: "2026-11-17T09:00:00.000Z", limit: 5 });
  expect(others).toEqual([]);
  vi.useRealTimers();
});

it("says so where no event is to come", async () => {
  show();

  await screen.findByText("Hier stehen die nächsten Termine, sobald welche bevorstehen.", undefined, SOON);
});

it("greets by the whole name", async () => {
  show();

  expect(await screen.findByText(/^Guten (Morgen|Tag|Abend), Eva Huber$/)).toBeDefined();
});

it("shows readers the new articles and asks for nothing else", async () => {
  const server = show({}, false);

  await screen.findByRole("link", { name: "Für alle" });

  expect(screen.queryByRole("region", { name: "Redaktion" })).toBeNull();
  // The archive is for those who may read the news of their office.
  expect(screen.queryByRole("link", { name: "Alle Artikel" })).toBeNull();
  expect(server.asked("GET /v1/news_new/articles")).toEqual([]);
  expect(server.asked("GET /v1/news/newsletters/running")).toEqual([]);
});

it("keeps the rest when one part fails", async () => {
  // React reports what a boundary catches.
  vi.spyOn(console, "error").mockReturnValue();
  show({ "GET /v1/news_new/internal": () => problem(internalProblems.failure) });

  expect(await screen.findByRole("region", { name: "Entwürfe" }, SOON)).toBeDefined();
  expect(await screen.findByRole("button", { name: "Noch einmal versuchen" })).toBeDefined();
  vi.mocked(console.error).mockClear();
});
