import { act, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import type { Notification } from "../../../shared/notifications/notification.ts";
import { reportSeen } from "../../../web/app/client/seen-addresses.ts";
import { Bell } from "../../../web/notifications/bell.tsx";
import { NotificationsPage } from "../../../web/notifications/notifications.page.tsx";
import { configOf, fakeServer, json, listed, noContent, problem } from "../fake-server.ts";
import { aFrame } from "../people.ts";
import { renderPage, renderRoutes } from "../render-page.tsx";

const LIST = "GET /v1/notifications";
const UNREAD = "GET /v1/notifications/unread";
const READ = "PUT /v1/notifications/read";

const aNotification = (more: Partial<Notification> = {}): Notification => ({
  id: "answer#p1#a1",
  kind: "answer",
  title: "Neue Fristen",
  actor: "Mag. Eva Gruber",
  count: 1,
  path: "/discussions/posts/p1?antwort=a1",
  createdAt: new Date().toISOString(),
  readAt: null,
  ...more,
});

const portalWith = (told: readonly Notification[], answers: Parameters<typeof fakeServer>[0] = {}) => {
  let stored = [...told];
  return fakeServer({
    [LIST]: () => listed(...stored),
    [UNREAD]: () => {
      const unread = stored.filter(({ readAt }) => readAt === null);
      return json(
        aFrame({
          count: unread.length,
          unread: unread.map(({ id, path, createdAt }) => ({
            id,
            path,
            createdAt,
            subjectId: id.split("#")[1],
          })),
        }),
      );
    },
    [READ]: ({ body }) => {
      const named = (body as { ids?: string[] }).ids;
      stored = stored.map((one) =>
        named === undefined || named.includes(one.id) ? { ...one, readAt: one.createdAt } : one,
      );
      return noContent();
    },
    ...answers,
  });
};

const bell = (name: string | RegExp) => screen.findByRole("button", { name });
const violationsIn = async () => {
  // jsdom has no layout, so colours stay with the browser's tests.
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id }) => id);
};

describe("the bell", () => {
  it("says how many are unread, and shows them", async () => {
    portalWith([aNotification(), aNotification({ id: "b", kind: "article", title: "Pendlerpauschale" })]);
    const { user } = renderPage(<Bell />);

    await user.click(await bell("Benachrichtigungen, 2 ungelesen"));

    const panel = await screen.findByRole("dialog", { name: "Benachrichtigungen" });
    await screen.findByRole("link", { name: /Mag. Eva Gruber hat geantwortet.*Neue Fristen.*Ungelesen/ });
    await screen.findByRole("link", { name: /Neuer Artikel.*Pendlerpauschale/ });
    expect(panel).toBe(document.activeElement);
    expect(await violationsIn()).toEqual([]);
  });

  it("goes where it happened, which is then read", async () => {
    const server = portalWith([aNotification()]);
    const { user, address } = renderPage(<Bell />);
    await user.click(await bell(/1 ungelesen/));

    await user.click(await screen.findByRole("link", { name: /hat geantwortet/ }));

    expect(address()).toBe("/discussions/posts/p1?antwort=a1");
    await bell("Benachrichtigungen");
    expect(server.asked(READ).map(({ body }) => body)).toEqual([{ ids: ["answer#p1#a1"] }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["its address", "/news/articles/pendler", {}],
    ["an address with more in it", "/news/articles/pendler?von=mail", {}],
    [
      "another page of what it is about",
      "/news/newsletters/n1/edit",
      { id: "sendDone#n1#", path: "/news/newsletters/n1" },
    ],
    [
      "an answer",
      "/discussions/posts/p1?antwort=a1",
      { id: "answer#p1#a1", path: "/discussions/posts/p1?antwort=a1" },
    ],
  ])("is read of by opening %s, however one gets there", async (_, at, more) => {
    const article = aNotification({ id: "article#x#", path: "/news/articles/pendler", ...more });
    const server = portalWith([article, aNotification({ id: "article#y#", path: "/news/articles/anderer" })]);
    renderRoutes([{ path: "*", element: <Bell /> }], at);

    await bell(/1 ungelesen/);

    expect(server.asked(READ).map(({ body }) => body)).toEqual([{ ids: [article.id] }]);
  });

  it("stays for an answer that the discussion's address does not show, and for what comes later", async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const server = portalWith([
      aNotification(),
      aNotification({ id: "pollResult#p1#", path: "/discussions/posts/p1", createdAt: inAnHour }),
    ]);
    renderRoutes([{ path: "*", element: <Bell /> }], "/discussions/posts/p1");

    await bell(/2 ungelesen/);

    expect(server.asked(READ)).toEqual([]);
  });

  it("is read of by opening a file elsewhere", async () => {
    portalWith([aNotification({ id: "zip#z1#", kind: "zip", path: "/v1/files/f1" })]);
    renderPage(<Bell />);
    await bell(/1 ungelesen/);

    act(() => reportSeen("/v1/files/f1"));

    await bell("Benachrichtigungen");
  });

  it("counts several answers to one discussion together, and does not need to know who did it", async () => {
    portalWith([aNotification({ count: 3 }), aNotification({ id: "b", count: 4, actor: null })]);
    const { user } = renderPage(<Bell />);

    await user.click(await bell(/2 ungelesen/));

    await screen.findByRole("link", { name: /3 neue Antworten, zuletzt von Mag. Eva Gruber/ });
    await screen.findByRole("link", { name: /4 neue Antworten, zuletzt von jemandem/ });
  });

  it("reads all at once", async () => {
    const createdAt = "2026-11-17T09:00:00.000Z";
    const server = portalWith([aNotification({ createdAt }), aNotification({ id: "b" })]);
    const { user } = renderPage(<Bell />);
    await user.click(await bell(/2 ungelesen/));
    await screen.findAllByRole("link", { name: /hat geantwortet/ });

    await user.click(screen.getByRole("button", { name: "Alle gelesen" }));

    await bell("Benachrichtigungen");
    expect(server.asked(READ).map(({ body }) => body)).toEqual([{ all: true, until: createdAt }]);
    expect(screen.queryAllByText("Ungelesen")).toEqual([]);
  });

  it("closes by Escape, and gives the focus back", async () => {
    portalWith([]);
    const { user } = renderPage(<Bell />);
    const button = await bell("Benachrichtigungen");
    await user.click(button);
    await screen.findByText("Hier steht, was Sie betrifft, sobald es geschieht.");

    await user.keyboard("{Escape}");

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("shows no more than 99+", async () => {
    portalWith([], { [UNREAD]: () => json(aFrame({ count: 100 })) });
    renderPage(<Bell />);

    expect((await bell("Benachrichtigungen, mehr als 99 ungelesen")).textContent).toBe("99+");
    expect(screen.getByText("mehr als 99 ungelesene Benachrichtigungen")).toBeDefined();
  });

  it("is a bell without a number where counting fails, and says in the panel what is wrong", async () => {
    const failing = () => problem(internalProblems.failure);
    portalWith([], { [UNREAD]: failing, [LIST]: failing });
    const { user } = renderPage(<Bell />);

    await user.click(await bell("Benachrichtigungen"));

    await screen.findByText("Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.");
  });

  it("offers a ready ZIP as a file", async () => {
    portalWith([aNotification({ kind: "zip", title: "Verträge.zip", path: "/v1/files/f1" })]);
    const { user } = renderPage(<Bell />);
    await user.click(await bell(/1 ungelesen/));

    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /Ihr ZIP ist fertig/ });

    expect([link.getAttribute("href"), link.download]).toEqual(["/v1/files/f1", "Verträge.zip"]);
  });
});

describe("the page of all notifications", () => {
  const show = () => renderRoutes([{ path: "*", element: <NotificationsPage /> }], "/notifications");
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  it("lists them by day", async () => {
    portalWith([
      aNotification(),
      aNotification({ id: "b", createdAt: daysAgo(1) }),
      aNotification({ id: "c", createdAt: daysAgo(2), readAt: daysAgo(1) }),
    ]);
    show();

    const headings = await screen.findAllByRole("heading", { level: 2 });

    expect(headings.map(({ textContent }) => textContent).slice(0, 2)).toEqual(["Heute", "Gestern"]);
    expect(headings).toHaveLength(3);
    await waitFor(async () => expect(await violationsIn()).toEqual([]));
  });

  it("shows the unread ones alone", async () => {
    const server = portalWith([aNotification()]);
    renderRoutes([{ path: "*", element: <NotificationsPage /> }], "/notifications?isRead=false");

    await screen.findByRole("link", { name: /hat geantwortet/ });

    expect(configOf(server.asked(LIST)[0]).filters).toEqual([
      { field: "isRead", values: [false], comparator: "eq" },
    ]);
  });

  it("says what will be here", async () => {
    portalWith([]);
    show();

    await screen.findByText("Hier steht 90 Tage lang, was Sie betrifft, sobald es geschieht.");
  });
});
