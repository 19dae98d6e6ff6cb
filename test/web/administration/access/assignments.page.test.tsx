import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { internalProblems } from "../../../../shared/contract/general.problems.ts";
import { json, problem } from "../../fake-server.ts";
import { showAt } from "../../screen.ts";
import { renderAdministration } from "../render-administration.tsx";
import { type Answers, eva, max, page, rightsServer } from "../rights-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/administration/access/assignments.page.tsx";

const ADDRESS = "/administration/access";
const EVA = "PUT /v1/login/users/u-eva/roles";
const MAX = "PUT /v1/login/users/u-max/roles";

const show = (answers: Answers = {}, at = ADDRESS) => {
  showAt(1_440);
  return { server: rightsServer(answers), ...renderAdministration(at) };
};

const box = (role: string, person: string) =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${role} für ${person}`) });
const status = () =>
  screen.getByRole("region", { name: "Änderungen" }).querySelector('[role="status"]')?.textContent;
const click = (name: string) => screen.getByRole("button", { name });

describe("the assignments", () => {
  it("show who has which role, the roles under their groups", async () => {
    show();

    const grid = await screen.findByRole("grid", { name: "Zuordnung der Rollen" });
    expect(
      within(grid)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Person", "Kanzleien", "News", "Leser Wien", "Redaktion der Gruppe"]);
    expect((await box("Leser Wien", "Eva Huber")).checked).toBe(true);
    expect((await box("Redaktion der Gruppe", "Eva Huber")).checked).toBe(false);
    expect((await box("Redaktion der Gruppe", "Max Moser")).checked).toBe(true);
  });

  it("show only roles that somebody on the page has, and others when they are searched for", async () => {
    const { user } = show({ "GET /v1/administration/users": () => page([eva]) });
    await box("Leser Wien", "Eva Huber");
    expect(screen.queryByRole("columnheader", { name: "Redaktion der Gruppe" })).toBeNull();

    await user.type(screen.getByRole("searchbox", { name: "Rolle suchen" }), "redaktion");

    await user.click(await box("Redaktion der Gruppe", "Eva Huber"));
    await user.clear(screen.getByRole("searchbox", { name: "Rolle suchen" }));
    await box("Leser Wien", "Eva Huber");
    expect((await box("Redaktion der Gruppe", "Eva Huber")).checked).toBe(true);
  });

  it("show all roles for somebody who is searched for", async () => {
    const { user } = show({ "GET /v1/administration/users": () => page([eva]) });
    await box("Leser Wien", "Eva Huber");
    expect(screen.queryByRole("columnheader", { name: "Redaktion der Gruppe" })).toBeNull();
    expect(screen.queryAllByText("Vergebene")).not.toEqual([]);

    await user.type(screen.getByRole("searchbox", { name: "Suchen" }), "huber");

    await box("Redaktion der Gruppe", "Eva Huber");
    expect(screen.queryAllByText("Vergebene")).toEqual([]);
  });

  it("show all roles where nobody on the page has one", async () => {
    show({ "GET /v1/administration/users": () => page([{ ...eva, roleId: null, activeRoleIds: [] }]) });

    await box("Leser Wien", "Eva Huber");
    await box("Redaktion der Gruppe", "Eva Huber");
  });

  it("lead from a person to what they may do at their own office", async () => {
    show();

    const why = await screen.findByRole("link", { name: "Warum darf Eva Huber etwas?" });

    expect(why.getAttribute("href")).toBe("/administration/access/why?benutzer=u-eva&kanzlei=1");
  });

  it("save only what changed, and of that only the ids and whether it holds", async () => {
    let users = [eva, max];
    const { server, user } = show({
      "GET /v1/administration/users": () => page(users),
      [EVA]: () => {
        users = [{ ...eva, activeRoleIds: ["r-reader", "r-editor"] }, max];
        return json([]);
      },
      [MAX]: () => {
        users = users.map((one) => (one.id === max.id ? { ...max, activeRoleIds: [] } : one));
        return json([]);
      },
    });
    await user.click(await box("Redaktion der Gruppe", "Eva Huber"));
    await user.click(await box("Redaktion der Gruppe", "Max Moser"));
    await user.click(await box("Leser Wien", "Max Moser"));
    await user.click(await box("Leser Wien", "Max Moser"));
    expect(status()).toBe("2 Änderungen bei 2 Personen, noch nicht gespeichert");

    await user.click(click("Speichern"));

    await screen.findByText("2 Änderungen sind gespeichert.");
    expect(server.asked(EVA).map(({ body }) => body)).toEqual([
      [{ userId: "u-eva", roleId: "r-editor", active: true }],
    ]);
    expect(server.asked(MAX).map(({ body }) => body)).toEqual([
      [{ userId: "u-max", roleId: "r-editor", active: false }],
    ]);
    expect(status()).toBe("Keine Änderungen");
    expect((await box("Redaktion der Gruppe", "Eva Huber")).checked).toBe(true);
    expect((await box("Redaktion der Gruppe", "Max Moser")).checked).toBe(false);
  });

  it("keep what could not be saved, say why, and save just that again", async () => {
    let isDown = true;
    const { server, user } = show({
      [EVA]: () => json([]),
      [MAX]: () => (isDown ? problem(internalProblems.failure) : json([])),
    });
    await user.click(await box("Redaktion der Gruppe", "Eva Huber"));
    await user.click(await box("Leser Wien", "Max Moser"));
    await user.click(click("Speichern"));

    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/Nicht alles ist gespeichert\.Max Moser: /);
    expect(status()).toBe("1 Änderung bei 1 Person, noch nicht gespeichert");
    isDown = false;
    await user.click(click("Speichern"));

    await screen.findByText("1 Änderung ist gespeichert.");
    expect([server.asked(EVA).length, server.asked(MAX).length]).toEqual([1, 2]);
    expect(screen.queryByText(/Nicht alles/)).toBeNull();
  });

  it("can be undone step by step, or all at once, and are listed in words", async () => {
    const { user } = show();
    await user.click(await box("Redaktion der Gruppe", "Eva Huber"));
    await user.click(await box("Leser Wien", "Eva Huber"));
    expect(screen.getByText("Eva Huber bekommt Redaktion der Gruppe, verliert Leser Wien")).toBeDefined();

    await user.click(click("Rückgängig"));
    expect((await box("Leser Wien", "Eva Huber")).checked).toBe(true);
    expect(status()).toBe("1 Änderung bei 1 Person, noch nicht gespeichert");
    await user.click(click("Alle verwerfen"));

    expect((await box("Redaktion der Gruppe", "Eva Huber")).checked).toBe(false);
    expect(status()).toBe("Keine Änderungen");
  });

  it("stay pending while one looks for somebody else, and ask before the page is left", async () => {
    const { user, address } = show();
    await user.click(await box("Redaktion der Gruppe", "Eva Huber"));

    await user.type(screen.getByRole("searchbox", { name: "Suchen" }), "moser");
    await waitFor(() => expect(address()).toBe(`${ADDRESS}?suche=moser`));
    expect((await box("Redaktion der Gruppe", "Eva Huber")).checked).toBe(true);
    await user.click(screen.getByRole("link", { name: "Rollen" }));

    const dialog = await screen.findByRole("dialog", { name: "Änderungen verwerfen?" });
    await user.click(within(dialog).getByRole("button", { name: "Weiter bearbeiten" }));
    expect(address()).toBe(`${ADDRESS}?suche=moser`);
  });

  it("are one stop of the tab key; the arrows move from cell to cell", async () => {
    const { user } = show();
    const first = await box("Leser Wien", "Eva Huber");
    expect(screen.getAllByRole("checkbox").map((field) => field.tabIndex)).toEqual([0, -1, -1, -1]);

    first.focus();
    await user.keyboard("{ArrowRight}{ArrowDown} ");

    expect(document.activeElement).toBe(await box("Redaktion der Gruppe", "Max Moser"));
    expect((await box("Redaktion der Gruppe", "Max Moser")).checked).toBe(false);
    await user.keyboard("{Home}{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(first);
  });

  it("show the roles that the address names, and say where none is found", async () => {
    const { user, address } = show({}, `${ADDRESS}?gruppe=News&rolle=redaktion`);
    await box("Redaktion der Gruppe", "Eva Huber");
    expect(screen.queryByRole("checkbox", { name: /^Leser Wien/ })).toBeNull();

    await user.type(screen.getByRole("searchbox", { name: "Rolle suchen" }), "x");

    expect(await screen.findByText("Dazu gibt es keine Rolle.")).toBeDefined();
    expect(address()).toBe(`${ADDRESS}?gruppe=News&rolle=redaktionx`);
  });

  it("show them all again after a reset", async () => {
    rightsServer({});
    const { user, address } = renderAdministration(`${ADDRESS}?gruppe=News&rolle=redaktion`);

    await user.click(await screen.findByRole("button", { name: "Filter (1)" }));
    await user.click(await screen.findByRole("button", { name: "Zurücksetzen" }));

    await waitFor(() => expect(address()).toBe(ADDRESS));
  });

  it("are opened person by person on a narrow screen", async () => {
    const server = rightsServer({ [EVA]: () => json([]) });
    const { user } = renderAdministration(ADDRESS);
    const [summary] = await screen.findAllByText("1 Rolle");
    if (summary) await user.click(summary);

    await user.click(await box("Redaktion der Gruppe", "Eva Huber"));
    expect(screen.getByText("Geändert")).toBeDefined();
    await user.click(click("Speichern"));

    await screen.findByText("1 Änderung ist gespeichert.");
    expect(server.asked(EVA)[0]?.body).toEqual([{ userId: "u-eva", roleId: "r-editor", active: true }]);
  });
});
