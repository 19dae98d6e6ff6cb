import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useUnsavedGuard } from "../../../../web/components/form/editor/unsaved-guard.tsx";
import { signIn } from "../../people.ts";
import { openShell } from "./open-shell.tsx";

const notice = "Es gibt eine neue Version des Portals.";
const minutes = (count: number) => count * 60_000;

const entryPage = (script: string) => () =>
  new Response(`<!doctype html><head><script type="module" src="/assets/${script}.js"></script></head>`);

const seeWindowAgain = () => act(() => void window.dispatchEvent(new Event("visibilitychange")));
const leaving = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event;
};
const wait = (time: number) => vi.setSystemTime(Date.now() + time);

const open = (deployed: () => Response, element: React.ReactNode = <h1>Start</h1>) =>
  openShell(
    [
      { path: "home", element },
      {
        path: "lost",
        lazy: async () => {
          const payload = new TypeError("Failed to fetch dynamically imported module");
          const event = Object.assign(new Event("vite:preloadError"), { payload });
          window.dispatchEvent(event);
          throw payload;
        },
      },
    ],
    { "GET /index.html": deployed },
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  signIn();
  const running = document.createElement("script");
  running.type = "text/plain";
  running.setAttribute("src", "/assets/index-now.js");
  document.head.append(running);
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe("a new version of the portal", () => {
  it("is looked for when the window is seen again, at most every 15 minutes", async () => {
    const { server } = open(entryPage("index-now"));
    await screen.findByRole("heading", { name: "Start" });

    seeWindowAgain();
    wait(minutes(14));
    seeWindowAgain();
    expect(server.asked("GET /index.html")).toHaveLength(0);

    wait(minutes(2));
    seeWindowAgain();
    seeWindowAgain();
    await waitFor(() => expect(server.asked("GET /index.html")).toHaveLength(1));
    expect(screen.queryByText(notice)).toBeNull();
  });

  it("is offered, and what is not saved is asked about first", async () => {
    const Editor = () => useUnsavedGuard(true).dialog;
    const { user } = open(entryPage("index-new"), <Editor />);
    wait(minutes(16));
    seeWindowAgain();
    await screen.findByText(notice);

    await user.click(screen.getByRole("button", { name: "Neu laden" }));

    await screen.findByText("Änderungen verwerfen?");
    await user.click(await screen.findByRole("button", { name: "Weiter bearbeiten" }));
    expect(leaving().defaultPrevented).toBe(true);
    await waitFor(() => expect(screen.queryByText("Änderungen verwerfen?")).toBeNull());

    await user.click(screen.getByRole("button", { name: "Neu laden" }));
    await user.click(await screen.findByRole("button", { name: "Änderungen verwerfen" }));

    // Asked once: the browser's own question does not follow.
    await waitFor(() => expect(leaving().defaultPrevented).toBe(false));
  });

  it("is looked for at once where a page's code is gone, which is told without an error", async () => {
    vi.mocked(console.error).mockReturnValue();
    const { router } = open(entryPage("index-new"));
    await screen.findByRole("heading", { name: "Start" });

    await act(() => router.navigate("/lost"));

    expect((await screen.findByRole("alert")).textContent).toContain(
      "Dieser Bereich konnte nicht geladen werden.",
    );
    expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
    await screen.findByText(notice);
    expect(document.body.textContent).not.toContain("Failed to fetch");
    vi.mocked(console.error).mockClear();
  });

  it("is unknown while the entry page cannot be read", async () => {
    const { server } = open(() => new Response("Access Denied", { status: 403 }));
    wait(minutes(16));

    seeWindowAgain();

    await waitFor(() => expect(server.asked("GET /index.html")).toHaveLength(1));
    expect(screen.queryByText(notice)).toBeNull();
  });
});
