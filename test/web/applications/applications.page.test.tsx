import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Application } from "../../../shared/applications/application.ts";
import { chooseForMany, pickForMany, press } from "../bulk.ts";
import { configOf, listed, noContent } from "../fake-server.ts";
import { everywhere } from "../people.ts";
import { pick } from "../pick.ts";
import { showAt } from "../screen.ts";
import { anApplication, LIST, ONE, read, showApplications } from "./show-applications.ts";

import "../../../web/applications/list/applications.page.tsx";
import "../../../web/applications/list/first-office.page.tsx";

describe("the applications at an office", () => {
  it("begin with those at the own office, 15 a page and the latest first", async () => {
    const page = showApplications("/applications");

    expect(await screen.findByRole("link", { name: "Änne Groß" })).toBeDefined();
    expect(page.address()).toBe("/applications/1");
    expect(configOf(page.asked(LIST)[0])).toMatchObject({
      limit: 15,
      skip: 0,
      sort: [{ field: "createdAt", direction: "desc" }],
    });
    expect(screen.getByRole("link", { name: "Änne Groß" }).getAttribute("href")).toBe("/applications/1/a1");
  });

  it("are filtered by state and position, as the address says", async () => {
    const page = showApplications("/applications/1?isProcessed=false&positions=steuerberatung&suche=gross");

    await screen.findByRole("link", { name: "Änne Groß" });
    expect(configOf(page.asked(LIST)[0])).toMatchObject({
      searchTerm: "gross",
      filters: [
        { field: "isProcessed", comparator: "eq", values: [false] },
        { field: "positions", comparator: "eq", values: ["steuerberatung"] },
      ],
    });
    expect(screen.getByText("Stellen: Steuerberatung")).toBeDefined();
  });

  it("warn of what is deleted soon", async () => {
    showAt(1440);
    showApplications("/applications/1", {
      applications: [
        anApplication({ isExpiring: true }),
        anApplication({ id: "a2", lastname: "Klein", deleteAt: "2027-03-01T08:00:00.000Z" }),
      ],
    });

    const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
    expect((await row(/Groß/)).getByText("01.12.2026").className).toContain("status-tag");
    expect((await row(/Klein/)).getByText("01.03.2027").className).not.toContain("status-tag");
  });

  it("stand on a board by stage, with the filter of the list, and are moved there by their menu", async () => {
    showAt(1440);
    let stage: Application["stage"] = "new";
    const other = anApplication({ id: "a2", lastname: "Klein", stage: "invited" });
    const page = showApplications("/applications/1?positions=steuerberatung", {
      answers: {
        [LIST]: () => listed(anApplication({ stage }), other),
        [`PUT ${ONE}/stage`]: () => {
          stage = "seen";
          return read(anApplication({ stage }));
        },
      },
    });
    await page.user.click(await screen.findByRole("radio", { name: "Tafel" }));
    const namesIn = (column: string) =>
      within(screen.getByRole("region", { name: column }))
        .queryAllByRole("link")
        .map(({ textContent }) => textContent);

    await screen.findByRole("heading", { name: "Neu (1)" });
    expect(page.address()).toBe("/applications/1?positions=steuerberatung&ansicht=tafel");
    expect(configOf(page.asked(LIST).at(-1))).toMatchObject({
      limit: 200,
      filters: [{ field: "positions", comparator: "eq", values: ["steuerberatung"] }],
    });
    expect([namesIn("Neu"), namesIn("Eingeladen")]).toEqual([["Änne Groß"], ["Änne Klein"]]);

    await page.user.click(screen.getByRole("button", { name: /Aktionen.*Änne Groß|Änne Groß.*Aktionen/ }));
    await page.user.click(await screen.findByText("Auf „Gesichtet“ stellen"));

    await screen.findByRole("heading", { name: "Gesichtet (1)" });
    expect(namesIn("Neu")).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "Änne Groß" })));
  });

  it("show what was processed before there were stages in a column of its own", async () => {
    showAt(1440);
    showApplications("/applications/1?ansicht=tafel", {
      applications: [anApplication({ stage: null, isProcessed: true })],
    });

    expect(await screen.findByRole("heading", { name: "Früher bearbeitet (1)" })).toBeDefined();
  });

  it("stand in one column after the other on a phone", async () => {
    const page = showApplications("/applications/1?ansicht=tafel");
    await page.user.click(await screen.findByRole("tab", { name: "Gesichtet (0)" }));

    expect(screen.queryByRole("link", { name: "Änne Groß" })).toBeNull();
    await page.user.click(screen.getByRole("tab", { name: "Neu (1)" }));
    expect(screen.getByRole("link", { name: "Änne Groß" })).toBeDefined();
  });

  it("offer another office to those alone who may see more than one", async () => {
    showAt(1440);
    const page = showApplications("/applications/1", {
      person: { grants: everywhere("ADMIN_ORG") },
      answers: { "GET /v1/organisations/2/applications": () => listed() },
    });
    await screen.findByText("Kanzlei Wien", { selector: ".p-dropdown-label" });
    await pick("Kanzlei", "Kanzlei Linz");

    expect(await screen.findByText("Für diese Kanzlei liegt keine Bewerbung vor.")).toBeDefined();
    expect(page.address()).toBe("/applications/2");
  });

  it("have no choice of the office for a director of one", async () => {
    showAt(1440);
    showApplications("/applications/1");

    await screen.findByRole("link", { name: "Änne Groß" });
    expect(screen.queryByLabelText("Kanzlei")).toBeNull();
  });

  it.each(["/applications", "/applications/1"])("are not for everybody: %s", async (at) => {
    const page = showApplications(at, { person: {} });

    expect(await screen.findByRole("heading", { name: "Keine Berechtigung" })).toBeDefined();
    expect(page.asked(LIST)).toEqual([]);
  });

  it("are moved together, and deleted with the number of their files", async () => {
    const { asked, user } = showApplications("/applications/1", {
      answers: {
        [`PUT ${ONE}/stage`]: () => read(anApplication({ stage: "seen" })),
        [`DELETE ${ONE}`]: noContent,
      },
    });
    await chooseForMany(user, ["Änne Groß"], "Stufe …");
    await pickForMany("Gesichtet");
    await press(user, "Bei 1 Bewerbung ändern");
    await screen.findByText("Die Stufe von 1 Bewerbung ist geändert.");
    expect(asked(`PUT ${ONE}/stage`)[0]?.body).toEqual({ stage: "seen" });

    await chooseForMany(user, ["Änne Groß"], "Löschen");
    screen.getByText("Sie werden mit 2 Dateien endgültig gelöscht.");
    await press(user, "1 Bewerbung löschen");
    await waitFor(() => expect(asked(`DELETE ${ONE}`)).toHaveLength(1));
  });

  it("are deleted only after asking, which says what goes with them", async () => {
    const page = showApplications("/applications/1", {
      answers: { [`DELETE ${ONE}`]: noContent },
    });
    await page.user.click(await screen.findByRole("button", { name: /Änne Groß/ }));
    await page.user.click(await screen.findByText("Löschen"));
    expect(await screen.findByText(/mit ihren 2 Dateien endgültig gelöscht/)).toBeDefined();
    expect(page.asked(`DELETE ${ONE}`)).toEqual([]);

    await page.user.click(screen.getByRole("button", { name: "Löschen" }));

    await waitFor(() => expect(page.asked(`DELETE ${ONE}`)).toHaveLength(1));
  });
});
