import { screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import type { CalendarFeed as Feed } from "../../../shared/calendar/feed.contract.ts";
import { CalendarFeed } from "../../../web/components/calendar-feed/calendar-feed.tsx";
import { aCategory } from "../calendar/calendar-server.ts";
import { fakeServer, json, noContent } from "../fake-server.ts";
import { signIn } from "../people.ts";
import { renderPage } from "../render-page.tsx";

const FEED = "/v1/calendar/feed";
const URL_ONCE = "https://portal.test/v1/calendar/feed/geheim.ics";
const aFeed: Feed = {
  categories: null,
  birthdays: false,
  holidays: false,
  createdAt: "2026-11-01T08:00:00.000Z",
};
const categories = ["Fristen", "Fortbildung"].map((name) => aCategory({ id: name.toLowerCase(), name }));

const show = (start: Feed | null) => {
  signIn();
  let feed = start;
  const server = fakeServer({
    "GET /v1/calendar/categories": () => json({ totalCount: 2, data: categories }),
    [`GET ${FEED}`]: () => json({ feed }),
    [`POST ${FEED}`]: ({ body }) => {
      feed = { ...aFeed, ...(body as Partial<Feed>) };
      return json({ url: URL_ONCE }, { status: 201 });
    },
    [`PUT ${FEED}`]: ({ body }) => {
      feed = { ...aFeed, ...(body as Partial<Feed>) };
      return json(feed);
    },
    [`DELETE ${FEED}`]: () => {
      feed = null;
      return noContent();
    },
  });
  const page = renderPage(
    <Suspense fallback="Lädt">
      <CalendarFeed />
    </Suspense>,
  );
  return { ...page, server };
};

const address = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "Adresse Ihres Kalenders" });

describe("the subscribed calendar", () => {
  it("gets an address that is shown once, to be copied", async () => {
    const { user } = show(null);
    const write = vi.spyOn(navigator.clipboard, "writeText");

    await user.click(await screen.findByRole("button", { name: "Adresse erstellen" }));

    await waitFor(() => expect(address()?.value).toBe(URL_ONCE));
    expect(screen.getByRole("link", { name: "Im Kalender öffnen" }).getAttribute("href")).toBe(
      "webcal://portal.test/v1/calendar/feed/geheim.ics",
    );
    expect(screen.getByRole("img", { name: "QR-Code mit der Adresse Ihres Kalenders" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Kopieren" }));
    expect(write).toHaveBeenCalledWith(URL_ONCE);
  });

  it("shows no address of before", async () => {
    show(aFeed);

    await screen.findByText("Ihre Adresse gibt es seit 01.11.2026.");

    expect(address()).toBeNull();
  });

  it("is renewed with the same choices once one knows that the old one ends", async () => {
    const { user, server } = show({ ...aFeed, holidays: true, categories: ["fristen"] });
    await user.click(await screen.findByRole("button", { name: "Neue Adresse" }));
    await screen.findByText(/Die bisherige Adresse gilt sofort nicht mehr/);

    await user.click(screen.getAllByRole("button", { name: "Neue Adresse" }).at(-1) ?? document.body);

    await waitFor(() => expect(address()?.value).toBe(URL_ONCE));
    expect(server.asked(`POST ${FEED}`)[0]?.body).toEqual({
      categories: ["fristen"],
      birthdays: false,
      holidays: true,
    });
  });

  it("is taken back", async () => {
    const { user } = show(aFeed);
    await user.click(await screen.findByRole("button", { name: "Adresse zurücknehmen" }));
    await screen.findByText(/keine Termine mehr/);

    await user.click(screen.getAllByRole("button", { name: "Adresse zurücknehmen" }).at(-1) ?? document.body);

    await screen.findByRole("button", { name: "Adresse erstellen" });
  });

  it("has the layers and categories that were chosen, at once", async () => {
    const { user, server } = show(aFeed);

    await user.click(await screen.findByRole("switch", { name: "Feiertage" }));
    await waitFor(() => expect(server.asked(`PUT ${FEED}`)[0]?.body).toMatchObject({ holidays: true }));
    await user.click(await screen.findByRole("switch", { name: "Alle Kategorien" }));
    await user.click(await screen.findByRole("checkbox", { name: "Fristen" }));
    screen.getByRole("group", {
      name: "Kategorien",
      description: "Termine ohne Kategorie sind immer dabei.",
    });

    await waitFor(() =>
      expect(server.asked(`PUT ${FEED}`).at(-1)?.body).toMatchObject({ categories: ["fortbildung"] }),
    );
  });
});
