import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { unsubscribeProblems } from "../../../../shared/news/news.problems.ts";
import { fakeServer, json, problem } from "../../fake-server.ts";
import { aSubscription, renderPublic } from "./render-public.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscriptions/preferences.page.tsx";

const READ = "POST /v1/public/subscribers/preferences";
const SAVE = "PUT /v1/public/subscribers/preferences";
const LINK = "/subscriptions/preferences?token=secret";

describe("the page for the preferences of a subscription", () => {
  it("shows them and saves what is changed", async () => {
    const { asked, seen } = fakeServer({
      [READ]: () => json(aSubscription()),
      [SAVE]: () => json(aSubscription({ name: "E. Gruber", receivesDoctorsNews: true })),
    });
    const { user } = renderPublic(LINK);
    const name = await screen.findByLabelText(/^Name/);
    expect(screen.getByText("Ihr Newsletter: Kanzlei Linz")).toBeDefined();

    await user.clear(name);
    await user.type(name, "E. Gruber");
    await user.click(screen.getByRole("checkbox", { name: "Für Ärztinnen und Ärzte" }));
    await user.click(screen.getByRole("button", { name: "Einstellungen speichern" }));

    expect(await screen.findByText("Ihre Einstellungen sind gespeichert.")).toBeDefined();
    expect(asked(SAVE).map(({ body }) => body)).toEqual([
      { token: "secret", name: "E. Gruber", receivesTaxNews: true, receivesDoctorsNews: true },
    ]);
    expect(seen.filter(({ url }) => url.search.includes("secret"))).toEqual([]);
  });

  it("says whose it is, with imprint and data protection of that office", async () => {
    fakeServer({ [READ]: () => json(aSubscription()) });
    renderPublic(LINK);
    await screen.findByText("Kanzlei Linz");
    const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

    expect(addressOf("Impressum")).toBe("/v1/public/organisations/2/imprint");
    expect(addressOf("Datenschutz")).toBe("/v1/public/organisations/2/imprint#datenschutz");
  });

  it("leads to unsubscribing with the same link", async () => {
    fakeServer({ [READ]: () => json(aSubscription()) });
    renderPublic(LINK);

    const way = await screen.findByRole("link", { name: "Newsletter abbestellen" });

    expect(way.getAttribute("href")).toBe("/subscriptions/unsubscribe?token=secret");
  });

  it("asks for an interest, or for unsubscribing", async () => {
    const { asked } = fakeServer({ [READ]: () => json(aSubscription()) });
    const { user } = renderPublic(LINK);

    await user.click(await screen.findByRole("checkbox", { name: "Steuern und Recht" }));
    await user.click(screen.getByRole("button", { name: "Einstellungen speichern" }));

    expect(await screen.findByText("Bitte wählen Sie mindestens ein Thema.")).toBeDefined();
    expect(asked(SAVE)).toEqual([]);
  });

  it("offers a new registration to who has unsubscribed", async () => {
    const unsubscribedAt = "2026-03-02T10:00:00.000Z";
    fakeServer({ [READ]: () => json(aSubscription({ isSubscribed: false, unsubscribedAt })) });
    renderPublic(LINK);

    const again = await screen.findByRole("link", { name: "Newsletter wieder abonnieren" });

    expect(again.getAttribute("href")).toBe("/subscriptions/new?organisation=2");
    expect(screen.getByText(/^Sie sind seit 02\.03\.2026 abgemeldet/)).toBeDefined();
  });

  it("does not say that somebody has unsubscribed who has not confirmed", async () => {
    fakeServer({ [READ]: () => json(aSubscription({ isSubscribed: false })) });
    renderPublic(LINK);

    expect(await screen.findByText(/^Ihre Anmeldung ist noch nicht bestätigt/)).toBeDefined();
  });

  it("says so when the link is not valid", async () => {
    fakeServer({ [READ]: () => problem(unsubscribeProblems.tokenInvalid) });
    renderPublic(LINK);

    expect(await screen.findByText("Dieser Link ist nicht gültig.")).toBeDefined();
  });
});
