import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { guessColumns, rowsToSend } from "../../../web/components/import/columns.ts";
import { readFile } from "../../../web/components/import/read-file.ts";
import { employeeImport } from "../../../web/employees/import/employee-import.ts";
import { json } from "../fake-server.ts";
import { peopleServer, renderEmployees } from "./render-employees.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/employees/import/employee-import.page.tsx";

const IMPORT = "POST /v1/organisations/employees/import";
const { columns } = employeeImport;
const csv = (content: string) => new File([content], "team.csv");

interface Sent {
  readonly dryRun?: boolean;
  readonly employees: readonly unknown[];
}
const none = { applied: false, created: 0, updated: 0, unchanged: 0, refused: [] };

describe("a file of employees", () => {
  it("is read by what its columns are called, and days as they are written in German", async () => {
    const table = await readFile(
      csv(
        "Nachname;Vorname;E-Mail;Kanzlei;DW;Geburtsdatum;GF\nGruber;Eva;eva@x.example;Kanzlei Melk;12;1.3.1985;ja",
      ),
    );

    expect(rowsToSend(columns, table, guessColumns(columns, table))).toEqual([
      {
        lastname: "Gruber",
        firstname: "Eva",
        email: "eva@x.example",
        office: "Kanzlei Melk",
        phoneExtension: "12",
        birthday: "1985-03-01",
        isDirector: true,
      },
    ]);
  });
});

describe("the import of employees", () => {
  const toPreview = async () => {
    const view = renderEmployees("/employees/import", { isAdmin: true });
    const input = await screen.findByLabelText<HTMLInputElement>("Datei", { selector: "input" });
    await view.user.upload(input, csv("Vorname;Nachname;Mail\nEva;Gruber;eva@x.example\nMax;;max"));
    await view.user.click(await screen.findByRole("button", { name: "Weiter zu den Spalten" }));
    await view.user.click(await screen.findByRole("button", { name: "Weiter zur Vorschau" }));
    return view;
  };

  it("tells what it would do, names wrong rows by line and person, and imports the others", async () => {
    const refused = [{ row: 2, name: "Max", reason: "Nachname: Bitte ausfüllen." }];
    const { asked } = peopleServer({
      [IMPORT]: ({ body }) => {
        const { dryRun } = body as Sent;
        const fields = [{ field: "employedAt", before: "1", after: null }];
        const changes = [{ row: 1, name: "Eva Gruber", email: "eva@x.example", fields }];
        return json(
          dryRun
            ? { ...none, created: 1, updated: 1, refused, changes }
            : { ...none, applied: true, created: 1, updated: 1 },
        );
      },
    });
    const { user, address } = await toPreview();

    await screen.findByText("Nachname: Bitte ausfüllen.");
    expect(screen.getByRole("cell", { name: "Max" })).toBeDefined();
    expect(screen.getByRole("row", { name: /^2 Eva Gruber .*Kanzlei: .* → leer$/ })).toBeDefined();
    const start = screen.getByRole("button", { name: "2 Personen importieren" });
    expect(start.hasAttribute("disabled")).toBe(true);
    await user.click(screen.getByLabelText("Die fehlerhafte Zeile überspringen"));
    await user.click(start);

    await screen.findByRole("heading", { name: "Der Import ist fertig" });
    expect(screen.getByText("Eine fehlerhafte Zeile wurde übersprungen.")).toBeDefined();
    const [dry, real] = asked(IMPORT).map(({ body }) => body as Sent);
    expect(dry).toMatchObject({ dryRun: true, employees: [{ firstname: "Eva" }, { firstname: "Max" }] });
    expect(real?.employees).toEqual([{ firstname: "Eva", lastname: "Gruber", email: "eva@x.example" }]);
    await user.click(screen.getByRole("button", { name: "Zu den Mitarbeitern" }));
    await waitFor(() => expect(address()).toBe("/employees"));
  });

  it("is for administrators only", async () => {
    peopleServer();
    renderEmployees("/employees/import");

    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Datei auswählen" })).toBeNull();
  });
});
