import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { unsubscribeProblems } from "../../../../shared/news/news.problems.ts";
import { fakeServer, json, noContent, problem } from "../../fake-server.ts";
import { aSubscription, renderPublic } from "./render-public.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscriptions/unsubscribe.page.tsx";

const UNSUBSCRIBE = "POST /v1/public/subscribers/unsubscribe";
const READ = "POST /v1/public/subscribers/preferences";

const server = (read: () => Response = () => json(aSubscription())) =>
  fakeServer({ [READ]: read, [UNSUBSCRIBE]: noContent });

describe("the page a mail's link leads to", () => {
  it("changes nothing by being opened", async () => {
    const { asked } = server();

    renderPublic("/subscriptions/unsubscribe?token=secret");

    expect(await screen.findByRole("button", { name: "Newsletter abbestellen" })).toBeDefined();
    expect(asked(UNSUBSCRIBE)).toEqual([]);
  });

  it("ends the subscription by its button, without a session", async () => {
    const { asked } = server();
    const { user } = renderPublic("/subscriptions/unsubscribe?token=secret");

    await user.click(await screen.findByRole("button", { name: "Newsletter abbestellen" }));

    expect(await screen.findByText(/Sie sind abgemeldet/)).toBeDefined();
    expect(asked(UNSUBSCRIBE).map(({ body }) => body)).toEqual([{ token: "secret" }]);
    expect(screen.queryByRole("button")).toBeNull();
    const again = screen.getByRole("link", { name: "Newsletter wieder abonnieren" });
    expect(again.getAttribute("href")).toBe("/subscriptions/new?organisation=2");
  });

  it("says that it is done, and offers the way back, when it is opened again", async () => {
    server(() => json(aSubscription({ isSubscribed: false, unsubscribedAt: "2026-03-02T10:00:00.000Z" })));

    renderPublic("/subscriptions/unsubscribe?token=secret");

    expect(await screen.findByText(/^Sie sind seit 02\.03\.2026 abgemeldet/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Newsletter wieder abonnieren" })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("unsubscribes whose subscription was deleted meanwhile", async () => {
    const { asked } = server(() => problem(unsubscribeProblems.tokenInvalid));
    const { user } = renderPublic("/subscriptions/unsubscribe?token=secret");

    await user.click(await screen.findByRole("button", { name: "Newsletter abbestellen" }));

    expect(await screen.findByText(/Sie sind abgemeldet/)).toBeDefined();
    expect(asked(UNSUBSCRIBE)).toHaveLength(1);
  });

  it("says so when the link is not valid any more", async () => {
    const invalid = () => problem(unsubscribeProblems.tokenInvalid);
    fakeServer({ [READ]: invalid, [UNSUBSCRIBE]: invalid });
    const { user } = renderPublic("/subscriptions/unsubscribe?token=wrong");

    await user.click(await screen.findByRole("button", { name: "Newsletter abbestellen" }));

    expect(await screen.findByText("Dieser Link ist nicht gültig.")).toBeDefined();
  });

  it("offers no button where the link has no token", async () => {
    fakeServer({});

    renderPublic("/subscriptions/unsubscribe");

    expect(await screen.findByText(/Diesem Link fehlt ein Teil/)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
