import { screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { json } from "../../fake-server.ts";
import { aFrame, signIn } from "../../people.ts";
import { openShell } from "../shell/open-shell.tsx";

const viewed: string[] = [];
vi.mock("../../../../web/app/page-views/rum.ts", () => ({
  openRum: () => ({ view: (pattern: string) => viewed.push(pattern) }),
}));

const pageViews = { endpoint: "https://views.test", region: "eu-central-1", monitorId: "m-1", sampleRate: 1 };

describe("page views", () => {
  it("are reported of pages that were left before the server said where to", async () => {
    const session = Promise.withResolvers<void>();
    signIn();
    const { user } = openShell(
      [
        { path: "home", element: <Link to="/organisations">Weiter</Link> },
        { path: "organisations", element: <h1>Ziel</h1> },
      ],
      { "GET /v1/notifications/unread": () => session.promise.then(() => json(aFrame({ pageViews }))) },
    );

    await user.click(await screen.findByRole("link", { name: "Weiter" }));
    await screen.findByRole("heading", { name: "Ziel" });
    session.resolve();

    await waitFor(() => expect(viewed).toEqual(["home", "organisations"]));
  });
});
