import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { searchRoutes } from "../../../web/search/search.routes.ts";
import { configOf, json } from "../fake-server.ts";
import { renderArea } from "../render-area.tsx";
import { aFound, reply, SEARCH, searchServer } from "./search-server.ts";

import "../../../web/search/search.page.tsx";

const show = (at: string) => renderArea(searchRoutes, at);

const found = async (name = "Gefunden") => {
  const list = within(await screen.findByRole("list", { name }));
  await list.findAllByRole("link");
  return list.getAllByRole("listitem");
};

it("shows what is found with its words marked, where it is and who wrote it, and leads there", async () => {
  const file = aFound({ area: "cloud", id: "c1", title: "Wirte.pdf", path: "/cloud/c1", authorName: null });
  searchServer(() => json(reply([aFound(), file])));
  show("/search?suche=wirte");

  const [first, second] = await found();

  expect(
    within(first ?? document.body)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("/news/articles/umsatzsteuer-im-gastgewerbe");
  expect(within(first ?? document.body).getByText("Wirte").tagName).toBe("MARK");
  expect(first?.textContent).toMatch(/Artikel · 07\.01\.2026 · Mag\. Eva Gruber · Kanzlei Wien/);
  expect(second?.textContent).toMatch(/Cloud · 07\.01\.2026 · Kanzlei Wien/);
});

it("asks as the address says: term, area, office, time and page", async () => {
  const { asked } = searchServer(() => json(reply([aFound()], { totalCount: 40 })));
  show("/search?suche=wirte&area=cloud&organisation=1&von=2026-01-01&bis=2026-01-31&seite=2");
  await found();

  const config = configOf(asked(SEARCH)[0]);
  expect(config).toMatchObject({ searchTerm: "wirte", skip: 15, limit: 15 });
  expect(config.filters).toEqual([
    { field: "area", values: ["cloud"], comparator: "eq" },
    { field: "organisation", values: ["1"], comparator: "eq" },
    { field: "date", values: [new Date(2026, 0, 1).toISOString()], comparator: "gte" },
    { field: "date", values: [new Date(2026, 1, 1).toISOString()], comparator: "lt" },
  ]);
});

it("groups by area with counts, and opens one of them", async () => {
  const counts = { articles: 23, people: 1 };
  const person = aFound({ area: "people", id: "e9", title: "Wirtl, Anna", path: "/employees/e9" });
  const { asked } = searchServer(() => json(reply([aFound(), person], { totalCount: 24, counts })));
  const { user, address } = show("/search?suche=wirt");
  await found();

  await user.click(screen.getByRole("radio", { name: "Nach Bereichen" }));
  expect((await screen.findByRole("heading", { name: "Artikel 23" })).tagName).toBe("H2");
  expect(screen.getByRole("heading", { name: "Mitarbeiter 1" })).toBeDefined();
  expect(await found("Artikel")).toHaveLength(1);
  expect(asked(SEARCH).at(-1)?.url.searchParams.get("perArea")).toBe("3");
  expect(screen.queryByText("1-15 von 24")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Artikel: alle 23 anzeigen" }));
  expect(address()).toBe("/search?ansicht=bereiche&suche=wirt&area=articles");
  await waitFor(() => expect(configOf(asked(SEARCH).at(-1)).filters).toHaveLength(1));
});

it("says what may be missing while an index is made anew", async () => {
  searchServer(() => json(reply([aFound()], { incomplete: ["articles", "discussions"] })));
  show("/search?suche=wirte");

  expect((await screen.findByText(/Hier kann gerade etwas fehlen: Artikel, Foren/)).role).toBe("status");
});

it("says what to do without a term, and what when nothing is found", async () => {
  searchServer(() => json(reply([])));
  const { user } = show("/search");
  expect(await screen.findByText(/^Geben Sie ein, was Sie suchen/)).toBeDefined();

  await user.type(screen.getByRole("searchbox", { name: "Im ganzen Portal suchen" }), "xylophon");

  expect(await screen.findByText("Mit diesen Filtern gibt es keine Einträge.")).toBeDefined();
});

it("says which words nothing has, and how often an event comes again", async () => {
  const event = aFound({ area: "events", id: "e1", title: "Jour fixe", authorName: null, more: 11 });
  searchServer(() => json(reply([event], { missing: ["docx"] })));
  show("/search?suche=jour+docx");

  const [first] = await found();

  expect(first?.textContent).toContain("und 11 weitere Termine");
  expect(screen.getByText(/^Nicht gefunden: docx\./)).toBeDefined();
});
