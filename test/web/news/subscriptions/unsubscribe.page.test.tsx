import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { unsubscribeProblems } from "../../../../shared/news/news.problems.ts";
import { publicNewsRoutes } from "../../../../web/news/public.routes.ts";
import { fakeServer, problem } from "../../fake-server.ts";
import { signOut } from "../../people.ts";
import { renderRoutes } from "../../render-page.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscriptions/unsubscribe.page.tsx";

const UNSUBSCRIBE = "POST /v1/public/subscribers/unsubscribe";

const show = (at: string) => {
  signOut();
  return renderRoutes([{ HydrateFallback: () => null, children: publicNewsRoutes }], at);
};

describe("the page a mail's link leads to", () => {
  it("changes nothing by being opened", async () => {
    const { seen } = fakeServer({ [UNSUBSCRIBE]: () => new Response(null, { status: 204 }) });

    show("/subscriptions/unsubscribe?token=secret");

    expect(await screen.findByRole("button", { name: "Newsletter abbestellen" })).toBeDefined();
    expect(seen).toEqual([]);
  });

  it("ends the subscription by its button, without a session", async () => {
    const { asked } = fakeServer({ [UNSUBSCRIBE]: () => new Response(null, { status: 204 }) });
    const { user } = show("/subscriptions/unsubscribe?token=secret");

    await user.click(await screen.findByRole("button", { name: "Newsletter abbestellen" }));

    expect(await screen.findByText(/Sie sind abgemeldet/)).toBeDefined();
    expect(asked(UNSUBSCRIBE).map(({ body }) => body)).toEqual([{ token: "secret" }]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says so when the link is not valid any more", async () => {
    fakeServer({ [UNSUBSCRIBE]: () => problem(unsubscribeProblems.tokenInvalid) });
    const { user } = show("/subscriptions/unsubscribe?token=wrong");

    await user.click(await screen.findByRole("button", { name: "Newsletter abbestellen" }));

    expect(await screen.findByText("Dieser Link ist nicht gültig.")).toBeDefined();
  });

  it("offers no button where the link has no token", async () => {
    fakeServer({});

    show("/subscriptions/unsubscribe");

    expect(await screen.findByText(/Diesem Link fehlt ein Teil/)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
