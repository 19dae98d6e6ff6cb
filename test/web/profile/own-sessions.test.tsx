import { screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { OwnSessions } from "../../../web/profile/own-sessions.tsx";
import { fakeServer, listed, noContent } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

const session = (id: string, device: string | null, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  startedAt: "2026-11-20T08:00:00.000Z",
  usedAt: "2026-11-21T08:00:00.000Z",
});

const openSessions = (sessions: ReturnType<typeof session>[]) => {
  let open = sessions;
  const server = fakeServer({
    "GET /v1/login/sessions": () => listed(...open),
    "DELETE /v1/login/sessions/phone": () => {
      open = open.filter(({ id }) => id !== "phone");
      return noContent();
    },
    "DELETE /v1/login/sessions": () => {
      open = open.filter(({ isCurrent }) => isCurrent);
      return noContent();
    },
  });
  return {
    server,
    ...renderPage(
      <Suspense fallback="Lädt">
        <OwnSessions />
      </Suspense>,
    ),
  };
};

beforeEach(() => signIn());

describe("the devices one is signed in on", () => {
  it("say which one this is, and offer to end every other", async () => {
    openSessions([session("here", "Firefox, Windows", true), session("phone", null)]);

    const rows = within(await screen.findByRole("list")).getAllByRole("listitem");

    expect(rows.map((row) => row.textContent?.includes("Dieses Gerät"))).toEqual([true, false]);
    expect(screen.getByRole("button", { name: "Unbekanntes Gerät abmelden" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Firefox, Windows abmelden" })).toBeNull();
  });

  it("lose one at once", async () => {
    const { user } = openSessions([
      session("here", "Firefox, Windows", true),
      session("phone", "Safari, iOS"),
    ]);

    await user.click(await screen.findByRole("button", { name: "Safari, iOS abmelden" }));

    await screen.findByText("Safari, iOS ist abgemeldet.");
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  });

  it("lose all others after a question that names how many", async () => {
    const { user, server } = openSessions([
      session("here", "Firefox, Windows", true),
      session("phone", "Safari, iOS"),
      session("office", "Edge, Windows"),
    ]);

    await user.click(await screen.findByRole("button", { name: "Alle anderen abmelden" }));
    const question = await screen.findByRole("dialog");
    expect(question.textContent).toContain("2 Geräte");
    await user.click(within(question).getByRole("button", { name: "Alle anderen abmelden" }));

    await waitFor(() => expect(screen.queryByText("Edge, Windows")).toBeNull());
    expect(server.asked("DELETE /v1/login/sessions")).toHaveLength(1);
  });
});
