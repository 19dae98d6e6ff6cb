import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { phoneGroups, phoneRows } from "../../../web/employees/phone-list/phone-list.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { listed } from "../fake-server.ts";
import { pick } from "../pick.ts";
import { eva, krems, melk, peopleServer, renderEmployees } from "./render-employees.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/employees/phone-list/phone-list.page.tsx";

const milan = anEmployee({
  title: "Mag.",
  firstname: "Milan",
  lastname: "Kovačić",
  employedAt: null,
  phoneExtension: null,
  phoneLandline: "+43 1 555",
  phoneMobile: "+43 664 1",
  email: null,
});

const officeOf = (id: string | null) => [melk, krems].find((office) => office.id === id);

const zita = anEmployee({
  id: "e9",
  title: null,
  firstname: "Zita",
  lastname: "Auer",
  jobTitle: "Assistenz",
  employedAt: "o2",
  email: "z.auer@krems.example",
});
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent.split(" ").at(-1));

describe("a phone list", () => {
  it("has everybody's numbers by office, as they are dialled from outside", () => {
    expect(phoneRows(phoneGroups([eva, milan], officeOf, { order: "office" }))).toEqual([
      ["Kanzlei", "Name", "Funktion", "Durchwahl", "Telefon", "Mobil", "E-Mail"],
      ["Kanzlei Melk", "Eva Gruber", "Steuerberaterin", "12", "+43 2752 1000-12", "", eva.email],
      ["Ohne Kanzlei", "Mag. Milan Kovačić", "Steuerberaterin", "", "+43 1 555", "+43 664 1", ""],
    ]);
  });

  it("of one office asks for its people only", async () => {
    const OF_OFFICE = "GET /v1/organisations/o1/employees";
    const { asked } = peopleServer({ [OF_OFFICE]: () => listed(eva) });
    renderEmployees("/employees/phone-list?organisation=o1");

    await screen.findByRole("heading", { level: 1, name: "Telefonliste Kanzlei Melk" });
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "NameFunktionTelefonMobilE-Mail",
      "Eva GruberSteuerberaterin+43 2752 1000-12anna.mueller@berger.example",
    ]);
    expect(asked(OF_OFFICE)).toHaveLength(1);
    expect(asked("GET /v1/organisations/employees")).toEqual([]);
  });

  it.each([
    ["kovacic", ["Kovačić"]],
    ["+43 664", ["Kovačić"]],
    ["4366 assistenz", []],
    ["275210", ["Gruber"]],
    ["assistenz auer", ["Auer"]],
    ["kanzlei melk", ["Gruber"]],
    ["@krems", ["Auer"]],
  ])("is searched by all that it shows: %s", (searchTerm, found) => {
    const groups = phoneGroups([eva, zita, milan], officeOf, { order: "office", searchTerm });

    expect(groups.flatMap(({ lines }) => lines.map(({ name }) => name.split(" ").at(-1)))).toEqual(found);
  });

  it("is sorted by name or function, over all offices, and the address keeps that", async () => {
    peopleServer({
      "GET /v1/organisations/employees": () => listed(eva, zita, milan),
    });
    const { user, address } = renderEmployees("/employees/phone-list");
    await screen.findByRole("heading", { level: 2, name: /^Kanzlei Melk/ });
    expect(names()).toEqual(["Gruber", "Auer", "Kovačić"]);

    await pick("Sortieren nach", "Name");

    expect(names()).toEqual(["Auer", "Gruber", "Kovačić"]);
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    expect(screen.getByRole("columnheader", { name: "Kanzlei" })).toBeDefined();
    expect(address()).toBe("/employees/phone-list?sortierung=name");

    await user.type(screen.getByRole("searchbox"), "gruber");

    await waitFor(() => expect(names()).toEqual(["Gruber"]));
    expect(screen.getByRole("status").textContent).toMatch(/1 von 3 Personen$/);
    expect(address()).toBe("/employees/phone-list?sortierung=name&suche=gruber");
    await user.type(screen.getByRole("searchbox"), "x");
    await user.click(await screen.findByRole("button", { name: "Suche zurücksetzen" }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});
