import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { OwnPaperRequest } from "../../../shared/cloud/paper-request.ts";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { HomePage } from "../../../web/home/home.page.tsx";
import { anArticle } from "../../support/news.builder.ts";
import { openShell } from "../app/shell/open-shell.tsx";
import { aShownEvent } from "../calendar/calendar-server.ts";
import { aListedPost } from "../discussions/discussions-server.ts";
import { fakeServer, json, listed, problem } from "../fake-server.ts";
import { aStatus } from "../news/newsletters/newsletter.builder.ts";
import { aFrame, type SignedIn, signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

// Fetched before a test starts to wait for them.
import "../../../web/home/birthdays.tsx";

const nothing = () => listed();
const none = { totalCount: 0, data: [] };
const overview = (answer: object = {}) =>
  json({
    pinned: [],
    newest: [anArticle({ title: "Für alle" })],
    toConfirm: [],
    toReview: [],
    desk: null,
    ...answer,
  });
const ahead = (answer: object = {}) => json({ next: [], toAnswer: [], ...answer });
const sendings = (answer: object = {}) => json({ ...none, toRelease: [], ...answer });

const nothingNew = (isEditor: boolean) => ({
  "GET /v1/news_new/overview": () => overview(isEditor ? { desk: { drafts: none, inReview: none } } : {}),
  "GET /v1/news/newsletters/running": () => sendings(),
  "GET /v1/notifications/unread": () => json(aFrame()),
  "GET /v1/calendar/events/next": () => ahead(),
  "GET /v1/discussions/latest": () => json({ data: [], polls: [] }),
  "GET /v1/organisations/employees/birthdays": nothing,
  "GET /v1/cloud/requests": nothing,
});

const editor: SignedIn = { grants: [{ rule: "EDIT_NEWS", ressource: "1" }] };

const show = (answers: Parameters<typeof fakeServer>[0] = {}, person = editor) => {
  signIn(person);
  const server = fakeServer({ ...nothingNew(person === editor), ...answers });
  renderPage(<HomePage />);
  return server;
};

it("shows editors what is being written and what waits for review, with counts that lead to all", async () => {
  const draft = anArticle({ id: "d1", title: "Halbfertig", ...flagsOf("draft") });
  show({
    "GET /v1/news_new/overview": () =>
      overview({ desk: { drafts: { totalCount: 1_204, data: [draft] }, inReview: none } }),
  });

  const drafts = await screen.findByRole("region", { name: "Entwürfe" });
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

it("costs nobody more than seven calls, the frame's two and administrators who are directors included", async () => {
  // Nothing has been scrolled to.
  vi.spyOn(IntersectionObserver.prototype, "observe").mockReturnValue();
  signIn({ isAdmin: true, isDirector: true });
  const { server } = openShell([{ path: "home", element: <HomePage /> }], {
    ...nothingNew(true),
    "GET /v1/organisations/1/applications": nothing,
  });

  await screen.findByRole("region", { name: "Entwürfe" });
  await waitFor(() => expect(server.asked("GET /v1/news_new/overview")).toHaveLength(1));

  const asked = server.seen.map(({ key }) => key).filter((key) => key.startsWith("GET "));
  // Tests keep no answer for later, so what two parts show is asked for twice here.
  expect([...new Set(asked)].toSorted()).toEqual([
    "GET /v1/calendar/events/next",
    "GET /v1/discussions/latest",
    "GET /v1/discussions/unread",
    "GET /v1/news/newsletters/running",
    "GET /v1/news_new/overview",
    "GET /v1/notifications/unread",
    "GET /v1/organisations/1/applications",
  ]);
});

it("shows what is pinned, and until when", async () => {
  const until = "2026-12-03T15:00:00.000Z";
  const pinned = [
    { id: "a9", urlTitle: "wartung", title: "Wartung", subtitle: "Am Freitag", authorName: null, until },
  ];
  show({ "GET /v1/news_new/overview": () => overview({ pinned }) });

  const region = within(await screen.findByRole("region", { name: "Angeheftet" }));

  expect(region.getByRole("link", { name: "Wartung" }).getAttribute("href")).toBe("/news/articles/wartung");
  expect(region.getByRole("article").textContent).toBe("WartungAm Freitagangeheftet bis 03.12.2026");
});

it("shows editors how far a newsletter has come that is being sent", async () => {
  show({
    "GET /v1/news/newsletters/running": () =>
      sendings({
        totalCount: 1,
        data: [{ id: "n1", title: "Läuft gerade", status: aStatus({ state: "sending" }) }],
      }),
  });

  const running = await screen.findByRole("region", { name: "Newsletter wird gesendet" });

  expect(within(running).getByRole("progressbar")).toBeDefined();
  expect(within(running).getByRole("link", { name: "Läuft gerade" }).getAttribute("href")).toBe(
    "/news/newsletters/n1",
  );
});

it("shows the latest discussions, and what is new in them", async () => {
  const read = aListedPost({ id: "p2", title: "Dreiecksgeschäft" });
  show({
    "GET /v1/discussions/latest": () => json({ data: [aListedPost({ unreadCount: 3 }), read], polls: [] }),
  });

  const discussions = within(await screen.findByRole("region", { name: "Neueste Diskussionen" }));

  const link = await discussions.findByRole("link", { name: "Reverse Charge am Bau" });
  expect(link.getAttribute("href")).toBe("/discussions/posts/p1");
  expect(discussions.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Reverse Charge am Bau3 neu01.02.2026 · Peter Reiter · 2 Antworten",
    "Dreiecksgeschäft01.02.2026 · Peter Reiter · 2 Antworten",
  ]);
});

it("shows the next events in Vienna's time, each leading to itself", async () => {
  const outing = aShownEvent({
    id: "ev2",
    title: "Betriebsausflug",
    start: "2026-11-19T23:00:00.000Z",
    end: "2026-11-20T23:00:00.000Z",
    wholeDay: true,
    location: null,
  });
  const server = show({ "GET /v1/calendar/events/next": () => ahead({ next: [aShownEvent(), outing] }) });

  const region = within(await screen.findByRole("region", { name: "Nächste Termine" }));

  const link = await region.findByRole("link", { name: "Fachtagung Umsatzsteuer" });
  expect(link.getAttribute("href")).toBe("/calendar/events/ev1");
  expect(region.getByRole("link", { name: "Zum Kalender" }).getAttribute("href")).toBe("/calendar");
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Fachtagung UmsatzsteuerMittwoch, 18. November 2026, 09:00–17:00 Uhr · Festsaal, St. Pölten",
    "BetriebsausflugFreitag, 20. November 2026, ganztags",
  ]);
  expect(server.asked("GET /v1/calendar/events/next")).toHaveLength(1);
});

it("greets by the whole name", async () => {
  show();

  expect(await screen.findByText(/^Guten (Morgen|Tag|Abend), Eva Huber$/)).toBeDefined();
});

it("shows readers the new articles and asks for nothing else", async () => {
  const server = show({}, {});

  await screen.findByRole("link", { name: "Für alle" });
  expect(screen.queryByRole("region", { name: "Angeheftet" })).toBeNull();

  expect(screen.queryByRole("region", { name: "Entwürfe" })).toBeNull();
  // The archive is for those who may read the news of their office.
  expect(screen.queryByRole("link", { name: "Alle Artikel" })).toBeNull();
  expect(server.asked("GET /v1/news/newsletters/running")).toEqual([]);
});

it("shows what waits for somebody, six at once, each leading to where it is done", async () => {
  const toConfirm = [
    { id: "a1", urlTitle: "hausordnung", title: "Hausordnung", until: "2026-11-30T22:59:59.000Z" },
  ];
  show({
    "GET /v1/news_new/overview": () => overview({ toConfirm }),
    "GET /v1/news/newsletters/running": () => sendings({ toRelease: [{ id: "n1", title: "Klientenbrief" }] }),
    "GET /v1/calendar/events/next": () => ahead({ toAnswer: [aShownEvent()] }),
    "GET /v1/discussions/latest": () =>
      json({
        data: [],
        polls: ["Kaffee", "Tee", "Obst", "Neue Kaffeemaschine"].map((title, no) => ({
          id: `p${no}`,
          title,
          endOfVoting: null,
        })),
      }),
  });

  const waiting = within(await screen.findByRole("region", { name: "Wartet auf Sie" }));

  expect(waiting.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/news/articles/hausordnung",
    "/news/newsletters/n1",
    "/calendar/events/ev1",
    "/discussions/posts/p0",
    "/discussions/posts/p1",
    "/discussions/posts/p2",
    "/discussions/posts/p3",
  ]);
  expect(waiting.getByText("Lesen bestätigen · bis 30.11.2026")).toBeDefined();
  const more = waiting.getByRole("group");
  expect(within(more).getByText("1 weitere Aufgabe")).toBeDefined();
  expect(
    within(more)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Neue Kaffeemaschine"]);
});

it("tells directors how many applications nobody has worked on, and others nothing", async () => {
  const threeNew = () => json({ totalCount: 3, data: [] });
  show({ "GET /v1/organisations/1/applications": threeNew }, { isDirector: true });

  const link = await screen.findByRole("link", { name: "3 unbearbeitete Bewerbungen" });
  expect(link.getAttribute("href")).toBe("/applications/1");
});

it("shows what is new in watched folders", async () => {
  const news = {
    id: "folder#f1#",
    kind: "folder",
    title: "Vorlagen",
    path: "/cloud/f1",
    actor: null,
    count: 1,
    createdAt: "2026-11-16T09:00:00.000Z",
    readAt: null,
  };
  show({
    "GET /v1/notifications/unread": () => json(aFrame({ count: 1, folders: [news] })),
  });

  const folders = within(await screen.findByRole("region", { name: "Neu in beobachteten Ordnern" }));

  expect(folders.getByRole("link", { name: "Vorlagen" }).getAttribute("href")).toBe("/cloud/f1");
});

it("keeps the rest when one part fails, and says that something may be missing", async () => {
  // React reports what a boundary catches.
  vi.spyOn(console, "error").mockReturnValue();
  show({ "GET /v1/news_new/overview": () => problem(internalProblems.failure) });

  const waiting = await screen.findByRole("region", { name: "Wartet auf Sie" });
  expect(waiting.textContent).toContain("Ein Teil konnte nicht geladen werden.");
  expect(await screen.findByText(/^Hier stehen die nächsten Termine/)).toBeDefined();
  expect((await screen.findAllByRole("button", { name: "Noch einmal versuchen" })).length).toBeGreaterThan(0);
  vi.mocked(console.error).mockClear();
});

it("shows one's own requests for papers, with how much of each is there", async () => {
  const request: OwnPaperRequest = {
    id: "r1",
    itemId: "f1",
    title: "Jahresabschluss 2025",
    name: "Max Maier",
    state: "partial",
    arrived: 1,
    wanted: 3,
    toJudge: 2,
    path: [],
    expiresAt: "2026-12-24T23:00:00.000Z",
    createdAt: "2026-11-16T09:00:00.000Z",
    creatorName: "Mag. Eva Gruber",
    submittedAt: null,
    closedAt: null,
  };
  show({ "GET /v1/cloud/requests": () => listed(request) });

  const requests = within(await screen.findByRole("region", { name: "Angeforderte Unterlagen" }));

  expect(requests.getByRole("link", { name: "Jahresabschluss 2025" }).getAttribute("href")).toBe("/cloud/f1");
  expect(requests.getByRole("listitem").textContent).toContain(
    "1 von 3 da · Max Maier · 2 Dateien zu prüfen · bis 24.12.2026",
  );
  expect(requests.getByRole("link", { name: "Alle Anforderungen" }).getAttribute("href")).toBe(
    "/cloud/requests",
  );
});
