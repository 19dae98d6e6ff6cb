import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chooseForMany, pickForMany, press } from "../bulk.ts";
import { configOf, json, listed } from "../fake-server.ts";
import { peopleServer, renderEmployees } from "./render-employees.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/employees/employees.page.tsx";
import { showAt } from "../screen.ts";

const LIST = "GET /v1/organisations/employees";

const configsOf = ({ asked }: ReturnType<typeof peopleServer>) => asked(LIST).map(configOf);

describe("the directory", () => {
  it("shows who works where, and how to reach them with one click", async () => {
    peopleServer();
    renderEmployees("/employees");

    const [card] = await screen.findAllByRole("article");
    const person = within(card ?? document.body);
    expect(person.getByRole("link", { name: "Eva Gruber" }).getAttribute("href")).toBe("/employees/e7");
    await person.findByText("Kanzlei Melk");
    await waitFor(() =>
      expect(
        person.getByRole("link", { name: "Eva Gruber anrufen: +43 2752 1000-12" }).getAttribute("href"),
      ).toBe("tel:+432752100012"),
    );
    expect(person.getByRole("link", { name: /^anna ?\.mueller@ ?berger ?\.example$/ })).toBeDefined();
  });

  it("asks the server for what the address says, as a table, too", async () => {
    showAt(800);
    const server = peopleServer();
    renderEmployees(
      "/employees?suche=gruber+melk&employedAt=o1&isDirector=true&sortierung=employedAt:desc&ansicht=tabelle",
    );

    await screen.findByRole("link", { name: /Eva Gruber/ });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Tabelle" }).checked).toBe(true);
    expect(screen.queryByRole("article")).toBeNull();
    expect(configsOf(server)[0]).toMatchObject({
      searchTerm: "gruber melk",
      filters: [
        { field: "employedAt", values: ["o1"] },
        { field: "isDirector", values: [true] },
      ],
      sort: [{ field: "employedAt", direction: "desc" }],
    });
    expect(
      await screen.findByRole("button", { name: "Filter Kanzlei: Kanzlei Melk entfernen" }),
    ).toBeDefined();
  });

  it("offers to add somebody at the office it is narrowed to, to those who may", async () => {
    peopleServer();
    const { user, address } = renderEmployees("/employees?employedAt=o1");

    await user.click(await screen.findByRole("button", { name: "Mitarbeiter anlegen" }));

    await waitFor(() => expect(address()).toBe("/employees/new?organisation=o1"));
  });

  it("moves several to another office, and nothing else of them", async () => {
    showAt(800);
    const server = peopleServer({ "PATCH /v1/organisations/employees/e7": () => json({}) });
    const { user } = renderEmployees("/employees?ansicht=tabelle");
    await chooseForMany(user, ["Eva Gruber"], "Kanzlei …");
    await pickForMany("Kanzlei Melk");
    await press(user, "Bei 1 Person ändern");

    await screen.findByText("Die Kanzlei von 1 Person ist geändert.");
    expect(server.asked("PATCH /v1/organisations/employees/e7")[0]?.body).toEqual({ employedAt: "o1" });
  });

  it("offers nobody else to add, import or export", async () => {
    peopleServer({ [LIST]: () => listed() });
    renderEmployees("/employees", {});

    await screen.findByText(/Hier stehen die Mitarbeiterinnen/);
    await screen.findByRole("button", { name: "Telefonliste" });
    for (const name of ["Mitarbeiter anlegen", "Importieren", "Exportieren"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
  });
});
