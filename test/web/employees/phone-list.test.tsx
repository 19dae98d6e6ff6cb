import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { phoneGroups, phoneRows } from "../../../web/employees/phone-list/phone-list.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { json } from "../fake-server.ts";
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

describe("a phone list", () => {
  it("has everybody's numbers by office, as they are dialled from outside", () => {
    expect(phoneRows(phoneGroups([eva, milan], officeOf))).toEqual([
      ["Kanzlei", "Name", "Funktion", "Durchwahl", "Telefon", "Mobil", "E-Mail"],
      ["Kanzlei Melk", "Eva Gruber", "Steuerberaterin", "12", "+43 2752 1000-12", "", eva.email],
      ["Ohne Kanzlei", "Mag. Milan Kovačić", "Steuerberaterin", "", "+43 1 555", "+43 664 1", ""],
    ]);
  });

  it("of one office asks for its people only", async () => {
    const OF_OFFICE = "GET /v1/organisations/o1/employees";
    const { asked } = peopleServer({ [OF_OFFICE]: () => json({ totalCount: 1, data: [eva] }) });
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
});
