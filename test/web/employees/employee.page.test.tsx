import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { withoutPrivateFields } from "../../../shared/organisations/employee.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { listed, noContent, problem, versioned } from "../fake-server.ts";
import { eva, peopleServer, renderEmployees } from "./render-employees.tsx";

// Fetched before the first test starts to wait for it.
import "../../../web/employees/employee.page.tsx";

const READ = "GET /v1/organisations/employees/e7";
const REMOVE = "DELETE /v1/organisations/employees/e7";

const askToDelete = async () => {
  const page = renderEmployees("/employees/e7");
  await page.user.click(await screen.findByRole("button", { name: "Löschen" }));
  return { ...page, dialog: within(await screen.findByRole("dialog")) };
};

describe("a person's page that is opened from the list", () => {
  const open = async (read: () => Response | Promise<Response>) => {
    const server = peopleServer({ [READ]: read });
    const page = renderEmployees("/employees", {});
    await page.user.click(await screen.findByRole("link", { name: "Eva Gruber" }));
    return { ...page, server };
  };

  it("shows what the list knows, until the rest has come", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await open(() => promise);

    await screen.findByRole("heading", { level: 1, name: "Eva Gruber" });
    expect(await screen.findByText(/^Zuletzt geändert am/)).toBeDefined();
    resolve(versioned({ ...eva, jobTitle: "Partnerin" }, 4));

    expect(await screen.findAllByText("Partnerin")).not.toEqual([]);
  });

  it("is not shown by what the list knows if the person is gone", async () => {
    await open(() => problem(employeeProblems.notFound));

    await screen.findByRole("heading", { name: "Seite nicht gefunden" });
    expect(screen.queryByRole("heading", { name: "Eva Gruber" })).toBeNull();
    vi.mocked(console.error).mockClear();
  });

  it("is asked for before it is opened, once, by who stays at its link", async () => {
    const server = peopleServer();
    const { user } = renderEmployees("/employees", {});
    const link = await screen.findByRole("link", { name: "Eva Gruber" });

    await user.hover(link);
    await waitFor(() => expect(server.asked(READ)).toHaveLength(1));
    await user.unhover(link);
    await user.click(link);
    await screen.findByRole("heading", { level: 1, name: "Eva Gruber" });

    expect(server.asked(READ)).toHaveLength(1);
  });
});

describe("a person's page", () => {
  it("has no private part, and nothing to change, for colleagues", async () => {
    peopleServer({ [READ]: () => versioned(withoutPrivateFields(eva), 3) });
    renderEmployees("/employees/e7", {});

    await screen.findByRole("heading", { level: 1, name: "Eva Gruber" });
    await screen.findByRole("link", { name: "+43 2752 1000-12" });
    expect(screen.queryByRole("region", { name: "Persönliches" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Bearbeiten" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Löschen" })).toBeNull();
    expect(screen.queryByRole("region", { name: "Benutzer dieser Person" })).toBeNull();
  });

  it("shows it to who administrates the office", async () => {
    peopleServer();
    renderEmployees("/employees/e7");

    const part = within(await screen.findByRole("region", { name: "Persönliches" }));
    expect(part.getByText("17.05.1980")).toBeDefined();
    expect(part.getByText("Segeln")).toBeDefined();
  });

  it("leads administrators to the person's users", async () => {
    const user = {
      id: "u9",
      username: "eva.gruber",
      isActive: false,
      isAdmin: false,
      roleId: null,
      employeeId: "e7",
    };
    peopleServer({ "GET /v1/login/employees/e7/users": () => listed(user) });
    renderEmployees("/employees/e7", { isAdmin: true });

    const link = await screen.findByRole("link", { name: "eva.gruber" });
    expect(link.getAttribute("href")).toBe("/administration/users/u9");
    expect(screen.getByText("deaktiviert")).toBeDefined();
  });

  it("is deleted only after saying what that means, and leads back to the directory", async () => {
    const { asked } = peopleServer({ [REMOVE]: noContent });
    const { user, dialog, address } = await askToDelete();
    expect(
      dialog.getByText(/Benutzer wird deaktiviert und verliert seine Rollen. Artikel und Beiträge bleiben/),
    ).toBeDefined();

    await user.click(dialog.getByRole("button", { name: "Profil löschen" }));

    await waitFor(() => expect(address()).toBe("/employees"));
    expect(asked(REMOVE)).toHaveLength(1);
  });

  it("is deleted with what they have handed over to a colleague", async () => {
    const max = anEmployee({ id: "e8", title: null, firstname: "Max", lastname: "Huber" });
    const { asked } = peopleServer({
      [REMOVE]: noContent,
      "GET /v1/organisations/employees": () => listed(max),
      "GET /v1/organisations/employees/e7/belongings": () =>
        listed(
          { kind: "folders", totalCount: 3, titles: ["Bilanzen"] },
          { kind: "newsletters", totalCount: 1, titles: [] },
        ),
    });
    const { user, dialog } = await askToDelete();
    await dialog.findByText(/3 Ordner der Cloud/);
    expect(dialog.getByText(/1 Newsletter, der noch nicht gesendet ist/)).toBeDefined();
    expect(dialog.getByText(/nur noch Administratoren/)).toBeDefined();

    await user.click(dialog.getByRole("button", { name: "An jemanden übergeben" }));
    const picker = within(await screen.findByRole("dialog", { name: "Mitarbeiter wählen" }));
    await user.click(await picker.findByRole("button", { name: /Max Huber/ }));
    await dialog.findByText(/Max Huber bekommt alles davon/);
    await user.click(dialog.getByRole("button", { name: "Profil löschen" }));

    await waitFor(() => expect(asked(REMOVE)).toHaveLength(1));
    expect(asked(REMOVE)[0]?.url.searchParams.get("handOverTo")).toBe("e8");
  });

  it("leaves what others may edit, too, and names what repeats once", async () => {
    peopleServer({
      "GET /v1/organisations/employees/e7/belongings": () =>
        listed({ kind: "events", totalCount: 83, titles: ["Jour fixe", "Jour fixe", "Kanzleifrühstück"] }),
    });
    const { dialog } = await askToDelete();

    await dialog.findByText(": „Jour fixe“, „Kanzleifrühstück“ …");
    expect(dialog.getByText(/wer es schon jetzt darf/)).toBeDefined();
    expect(dialog.queryByText(/nur noch Administratoren/)).toBeNull();
  });
});
