import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { userProblems } from "../../../../shared/login/login.problems.ts";
import { configOf, json, noContent, problem, versioned } from "../../fake-server.ts";
import { renderAdministration } from "../render-administration.tsx";
import { type Answers, alone, eva, evaAsEmployee, page, rightsServer } from "../rights-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/administration/users/user-edit.page.tsx";

const READ = "GET /v1/login/users/u-eva";
const UPDATE = "PATCH /v1/login/users/u-eva";
const CREATE = "POST /v1/login/users";
const EMPLOYEES = "GET /v1/organisations/employees";

const show = (at: string, answers: Answers = {}) => ({
  server: rightsServer(answers),
  ...renderAdministration(at),
});
const showEva = (answers: Answers = {}) => show("/administration/users/u-eva", answers);

const username = () => screen.findByRole("textbox", { name: /^Benutzername/ });
const save = (label = "Speichern") => screen.getByRole("button", { name: label });

describe("a new user", () => {
  const noUser = { "GET /v1/login/employees/e-eva/users": () => page([]) };
  const created = { ...alone(eva), id: "u-new", isInvited: true };

  it("is somebody who is searched for, and is invited without a password", async () => {
    const { server, user, address } = show("/administration/users/new", {
      ...noUser,
      [CREATE]: () => versioned(created, 1),
      "GET /v1/login/users/u-new": () => versioned(created, 1),
    });
    await user.click(await screen.findByRole("button", { name: "Mitarbeiter wählen" }));
    const dialog = await screen.findByRole("dialog", { name: "Mitarbeiter wählen" });
    await user.type(within(dialog).getByRole("searchbox"), "hub");
    await waitFor(() =>
      expect(configOf(server.asked(EMPLOYEES).at(-1))).toMatchObject({ searchTerm: "hub" }),
    );
    await user.click(await within(dialog).findByRole("button", { name: /Eva Huber.*Kanzlei Wien/ }));

    expect(await username()).toHaveProperty("value", "eva.huber");
    await user.click(save("Speichern und einladen"));

    await screen.findByText(/^Gespeichert um/);
    expect(server.asked(CREATE)[0]?.body).toEqual({
      username: "eva.huber",
      employeeId: "e-eva",
      isActive: true,
      isAdmin: false,
      // That of the office.
      roleId: "r-reader",
    });
    await waitFor(() => expect(address()).toBe("/administration/users/u-new"));
  });

  it("hears of no password where only administrators have one", async () => {
    const data = [{ id: "firma", label: "Firma" }];
    const { user } = show("/administration/users/new", {
      "GET /v1/login/providers": () => json({ data, passwordsForAdministratorsOnly: true }),
    });

    await screen.findByText(/dass sie sich mit ihrem Firmenkonto anmeldet/);
    await user.click(screen.getByRole("checkbox", { name: /Administratorrechte/ }));

    await screen.findByText(/legt damit ihr Kennwort selbst fest/);
  });

  it("must be somebody, and has a name", async () => {
    const { server, user } = show("/administration/users/new");
    await username();

    await user.click(save("Speichern und einladen"));

    expect(
      (await screen.findAllByText(/Bitte wählen Sie zuerst, wessen Zugang das ist\./)).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Benutzername: Bitte ausfüllen." })).toBeDefined();
    expect(server.asked(CREATE)).toEqual([]);
  });

  it("tells that the person has a user already, and that nobody can be invited without an address", async () => {
    show("/administration/users/new?mitarbeiter=e-eva", {
      "GET /v1/organisations/employees/e-eva": () =>
        json({ ...evaAsEmployee, firstname: "Eva Maria", lastname: "Grünwald", email: null }),
    });

    const known = await screen.findByRole("link", { name: "eva.huber" });
    expect(known.getAttribute("href")).toBe("/administration/users/u-eva");
    expect(screen.getByText(/An diese Person kann keine Einladung gehen/)).toBeDefined();
    expect(await username()).toHaveProperty("value", "eva-maria.gruenwald");
  });
});

describe("the editor of a user", () => {
  it("leads to the employee, to the roles and to why", async () => {
    showEva();

    await screen.findByRole("heading", { level: 1, name: "Eva Huber" });
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Zum Mitarbeiter")).toBe("/employees/e-eva");
    expect(hrefOf("Rollen zuordnen")).toBe("/administration/access?suche=eva.huber");
    expect(hrefOf("Warum darf diese Person das?")).toBe(
      "/administration/access/why?benutzer=u-eva&kanzlei=1",
    );
  });

  it("asks before it ends all sessions, and says above the form why that is refused", async () => {
    const { server, user } = showEva({ [UPDATE]: () => problem(userProblems.lastAdministrator) });
    await user.click(await screen.findByRole("checkbox", { name: "Darf sich anmelden" }));

    await user.click(save());
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("Alle Anmeldungen von Eva Huber enden sofort");
    expect(server.asked(UPDATE)).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Deaktivieren" }));

    const summary = await screen.findByRole("alert");
    expect(summary.textContent).toContain("Das ist der letzte aktive Administrator");
    expect(server.asked(UPDATE)[0]?.body).toMatchObject({ isActive: false });
    expect(screen.queryByText(/ist deaktiviert; alle/)).toBeNull();
  });

  it("sends the invitation again", async () => {
    const invite = "POST /v1/login/users/u-eva/invitation";
    const { server, user } = showEva({
      [READ]: () => versioned({ ...alone(eva), isInvited: true }, 3),
      [invite]: noContent,
    });

    await user.click(await screen.findByRole("button", { name: "Einladung noch einmal senden" }));

    await screen.findByText("Die Nachricht an Eva Huber geht hinaus.");
    expect(server.asked(invite)).toHaveLength(1);
  });
});
