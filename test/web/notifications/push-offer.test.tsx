import "fake-indexeddb/auto";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Bell } from "../../../web/notifications/bell.tsx";
import { fakeServer, json, listed } from "../fake-server.ts";
import { aFrame, signIn } from "../people.ts";
import { pushBrowser } from "../push-browser.ts";
import { renderPage } from "../render-page.tsx";

vi.stubGlobal("indexedDB", new IDBFactory());

const turnOn = { name: "Einschalten" };
const bell = () => screen.findByRole("button", { name: /^Benachrichtigungen/ });

const show = async (count: number) => {
  const told = {
    id: "article#a1#",
    kind: "article",
    title: "Neue Fristen",
    actor: null,
    count: 1,
    path: "/news/articles/fristen",
    createdAt: new Date().toISOString(),
    readAt: count > 0 ? null : new Date().toISOString(),
  };
  fakeServer({
    "GET /v1/notifications": () => listed(told),
    "GET /v1/notifications/unread": () => json(aFrame({ count })),
  });
  const { user } = renderPage(<Bell />);
  const open = async () => {
    await user.click(await bell());
    await screen.findByText("Neue Fristen");
  };
  return { user, open };
};

beforeEach(() => signIn());

describe("notifications of the system", () => {
  it.each<[string, number, NotificationPermission]>([
    ["nothing is unread", 0, "default"],
    ["the browser was asked before", 1, "denied"],
  ])("are not offered where %s", async (_, count, permission) => {
    pushBrowser({ permission });
    const { open } = await show(count);
    await open();

    expect(screen.queryByRole("button", turnOn)).toBeNull();
  });

  it("are offered in the open bell where something is unread, and once declined never again", async () => {
    const browser = pushBrowser();
    const { user, open } = await show(1);
    await screen.findByText("1");
    await open();
    await screen.findByText(/auch auf dem gesperrten Bildschirm/);

    await user.click(screen.getByRole("button", { name: "Nein" }));
    await waitFor(() => expect(screen.queryByRole("button", turnOn)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
    await user.keyboard("{Escape}");
    await open();

    expect(screen.queryByRole("button", turnOn)).toBeNull();
    expect(browser.requestPermission).not.toHaveBeenCalled();
  });

  it("have the number of unread ones on the portal's icon, until it is left", async () => {
    const setAppBadge = vi.fn(async () => {});
    Object.defineProperty(navigator, "setAppBadge", { value: setAppBadge, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "setAppBadge"));

    await show(3);
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(3));
    cleanup();

    expect(setAppBadge).toHaveBeenLastCalledWith(0);
  });
});
