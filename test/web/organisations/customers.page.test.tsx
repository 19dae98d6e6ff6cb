import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { aCustomer } from "../../support/people.builder.ts";
import { chooseAction } from "../choose-action.ts";
import { configOf, json, listed, noContent, problem, versioned } from "../fake-server.ts";
import { officeServer, renderOrganisations } from "./render-organisations.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/organisations/customers/customers.page.tsx";

const LIST = "GET /v1/organisations/o1/customers";
const READ = "GET /v1/organisations/o1/customers/c1";
const SAVE = "PUT /v1/organisations/o1/customers/c1";
const ADDRESS = "/organisations/o1/customers";

const bakery = aCustomer({ id: "c1", organisationId: "o1", name: "Bäckerei Krume" });

const server = (answers: Parameters<typeof officeServer>[0] = {}) =>
  officeServer({
    [LIST]: () => listed(bakery),
    [READ]: () => versioned(bakery, 2),
    ...answers,
  });

const openMenu = async (item: string) => {
  const { user } = renderOrganisations(ADDRESS);
  await chooseAction(user, bakery.name, item);
  return { user, dialog: within(await screen.findByRole("dialog")) };
};

describe("the clients an office names", () => {
  it("are searched by the server, and say whose they are", async () => {
    const { asked } = server();

    renderOrganisations(`${ADDRESS}?suche=krume`);

    await screen.findByText("Bäckerei Krume");
    expect(screen.getByRole("link", { name: "Kanzlei Melk" }).getAttribute("href")).toBe("/organisations/o1");
    expect(configOf(asked(LIST)[0])).toMatchObject({
      searchTerm: "krume",
      sort: [{ field: "name", direction: "asc" }],
    });
  });

  it("are added", async () => {
    const { asked } = server({ "POST /v1/organisations/o1/customers": () => json(bakery) });
    const { user } = renderOrganisations(ADDRESS);
    await user.click(await screen.findByRole("button", { name: "Neuer Kunde" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    expect(await dialog.findByText("Bitte ausfüllen.")).toBeDefined();

    await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Weingut Öl");
    await user.type(dialog.getByRole("textbox", { name: "Website" }), "weingut.example");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked("POST /v1/organisations/o1/customers")[0]?.body).toMatchObject({
      name: "Weingut Öl",
      url: "weingut.example",
    });
  });

  it("are changed, and keep what was typed when that fails", async () => {
    server({ [SAVE]: () => problem(internalProblems.failure) });
    const { user, dialog } = await openMenu("Bearbeiten");
    await user.type(dialog.getByRole("textbox", { name: /^Name/ }), " & Co");

    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    expect(await dialog.findByRole("alert")).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe(
      "Bäckerei Krume & Co",
    );
  });

  it("are deleted after asking, by name", async () => {
    const { asked } = server({
      "DELETE /v1/organisations/o1/customers/c1": noContent,
    });
    const { user, dialog } = await openMenu("Löschen");
    expect(dialog.getByText(/Bäckerei Krume/)).toBeDefined();

    await user.click(dialog.getByRole("button", { name: "Löschen" }));

    await waitFor(() => expect(asked("DELETE /v1/organisations/o1/customers/c1")).toHaveLength(1));
  });

  it("are not for others", async () => {
    const { asked } = officeServer();

    renderOrganisations(ADDRESS, {});

    expect(await screen.findByRole("heading", { name: "Keine Berechtigung" })).toBeDefined();
    expect(asked(LIST)).toEqual([]);
  });
});
