import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { entityProblems } from "../../../../shared/contract/general.problems.ts";
import { chooseAction, openActions } from "../../choose-action.ts";
import { noContent, problem, versioned } from "../../fake-server.ts";
import { pick } from "../../pick.ts";
import { renderAdministration } from "../render-administration.tsx";
import { type Answers, page, rightsServer, roles } from "../rights-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/administration/access/roles/role-edit.page.tsx";
import "../../../../web/administration/access/roles/roles.page.tsx";

const LIST = "/administration/access/roles";
const READ = "GET /v1/administration/roles/r-reader";
const UPDATE = "PUT /v1/administration/roles/r-reader";
const CREATE = "POST /v1/administration/roles";
const REMOVE = "DELETE /v1/administration/roles/r-reader";

const [reader] = roles;
const { usersCount: _, ...readerRole } = { ...reader, usersCount: 1 };

const show = (at: string, answers: Answers = {}) => ({
  server: rightsServer({ [READ]: () => versioned(readerRole, 5), ...answers }),
  ...renderAdministration(at),
});

const cardOf = async (group: string) => within(await screen.findByRole("region", { name: group }));

describe("the catalogue of roles", () => {
  it("tells what each grants and where, by name, and how many have it", async () => {
    show(LIST);

    const offices = await cardOf("Kanzleien");
    await offices.findByText("News lesen: Kanzlei Wien");
    expect((await cardOf("News")).getByText("News lesen, News bearbeiten: überall")).toBeDefined();
    expect(
      offices
        .getByRole("link", { name: "1 Benutzer mit der Rolle „Leser Wien“ zeigen" })
        .getAttribute("href"),
    ).toBe("/administration/users?roleId=r-reader");
  });

  it("takes each letter of a search before the next one", async () => {
    show(LIST);
    await screen.findByText("News lesen: Kanzlei Wien");
    const field = screen.getByRole<HTMLInputElement>("searchbox");

    // At once: nothing that could wait is shown between them.
    const taken: string[] = [];
    act(() => {
      for (const value of ["k", "ka", "kan"]) {
        fireEvent.change(field, { target: { value } });
        taken.push(field.value);
      }
    });

    expect(taken).toEqual(["k", "ka", "kan"]);
  });

  it("is searched by all of that, and the address keeps it", async () => {
    const { user, address } = show(LIST);
    await screen.findByText("News lesen: Kanzlei Wien");

    await user.type(screen.getByRole("searchbox"), "kanzlei wien");

    await waitFor(() => expect(screen.queryByRole("region", { name: "News" })).toBeNull());
    expect(screen.getByRole("region", { name: "Kanzleien" })).toBeDefined();
    expect(address()).toBe(`${LIST}?suche=kanzlei+wien`);
    await user.type(screen.getByRole("searchbox"), "xyz");
    await user.click(await screen.findByRole("button", { name: "Zurücksetzen" }));
    expect(await screen.findByRole("region", { name: "News" })).toBeDefined();
  });

  it("does not offer to delete a role that somebody has", async () => {
    const { user } = show(LIST);

    const items = await openActions(user, "Leser Wien");

    const remove = items.find(({ textContent }) => textContent === "Löschen geht nicht: 1 Benutzer");
    expect(remove?.getAttribute("aria-disabled")).toBe("true");
  });

  it("deletes one that nobody has, after asking", async () => {
    const { server, user } = show(LIST, {
      "GET /v1/login/roles": () => page([{ ...reader, usersCount: 0 }]),
      [REMOVE]: noContent,
    });

    await chooseAction(user, "Leser Wien", "Löschen");
    const dialog = await screen.findByRole("dialog");
    expect(server.asked(REMOVE)).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Löschen" }));

    await screen.findByText("„Leser Wien“ ist gelöscht.");
  });
});

describe("the editor of a role", () => {
  it("grants a rule everywhere, or for offices by their names", async () => {
    const { server, user } = show(`${LIST}/new`, {
      [CREATE]: ({ body }) => versioned({ ...(body as object), id: "r-reader" }, 1),
    });
    await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Redaktion Graz");
    await user.type(screen.getByRole("combobox", { name: /^Gruppe/ }), "News");
    await pick("News lesen", "Ja, überall");
    await pick("News bearbeiten", "Nur für bestimmte Kanzleien");
    await user.click(screen.getByRole("button", { name: "Speichern" }));
    await screen.findByRole("button", { name: "News bearbeiten: Bitte wählen Sie mindestens eine." });
    expect(server.asked(CREATE)).toEqual([]);

    await pick("News bearbeiten für", "Kanzlei Graz");
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    expect(server.asked(CREATE)[0]?.body).toEqual({
      name: "Redaktion Graz",
      ruleGroupName: "News",
      rules: [
        { rule: "READ_NEWS", ressource: null },
        { rule: "EDIT_NEWS", ressource: "2" },
      ],
    });
  });

  it.each([
    ["forums for one of their groups", "Fachliches › Steuern", "group-2"],
    ["galleries for one of them", "Galerie Sommerfest", "gallery-1"],
  ])("grants what concerns %s", async (_, label, ressource) => {
    const { server, user } = show(`${LIST}/r-reader`, {
      [UPDATE]: ({ body }) => versioned({ ...(body as object), id: "r-reader" }, 6),
    });
    await screen.findByRole("textbox", { name: /^Name/ });
    await pick("Foren und Galerien bearbeiten", "Nur für bestimmte davon");
    await pick("Foren und Galerien bearbeiten für", label);

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    expect(server.asked(UPDATE)[0]?.body).toMatchObject({
      rules: [
        { rule: "EDIT_GROUP", ressource },
        { rule: "READ_NEWS", ressource: "1" },
      ],
    });
  });

  it("begins as a copy of another, and goes on with it at its own address", async () => {
    const { user, address } = show(`${LIST}/new?kopie=r-reader`, {
      [CREATE]: ({ body }) => versioned({ ...(body as object), id: "r-copy" }, 1),
    });
    expect(await screen.findByDisplayValue("Leser Wien (Kopie)")).toBeDefined();
    expect(await screen.findByRole("button", { name: "Kanzlei Wien entfernen" })).toBeDefined();

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(address()).toBe(`${LIST}/r-copy`));
    expect(screen.getByDisplayValue("Leser Wien (Kopie)")).toBeDefined();
    expect(screen.getByText(/^Gespeichert um/)).toBeDefined();
  });

  it("saves onto what somebody else has granted meanwhile, rule by rule", async () => {
    const rules = [
      { rule: "READ_NEWS", ressource: null },
      { rule: "EDIT_NEWS", ressource: "2" },
    ];
    const theirs = { ...readerRole, rules };
    const versions = [versioned(readerRole, 5), versioned(theirs, 6)];
    const { server, user } = show(`${LIST}/r-reader`, {
      [READ]: () => versions.shift() ?? versioned(theirs, 6),
      [UPDATE]: ({ headers, body }) =>
        headers.get("If-Match") === '"6"'
          ? versioned({ ...(body as object), id: "r-reader" }, 7)
          : problem(entityProblems.changed, { current: theirs }),
    });
    await user.type(await screen.findByRole("textbox", { name: /^Name/ }), " neu");

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um .* übernommen: News lesen, News bearbeiten$/);
    expect(server.asked(UPDATE)[1]?.body).toMatchObject({ name: `${readerRole.name} neu`, rules });
  });

  it("tells how many it concerns, and keeps grants for groups of forums that are gone", async () => {
    const rules = [{ rule: "EDIT_GROUP", ressource: "group-7" }];
    const { server, user } = show(`${LIST}/r-reader`, {
      [READ]: () => versioned({ ...readerRole, rules }, 5),
      [UPDATE]: ({ body }) => versioned({ ...(body as object), id: "r-reader" }, 6),
    });
    await screen.findByRole("button", { name: "Gruppe group-7 entfernen" });
    await screen.findByText(/1 Benutzer hat diese Rolle\./);
    await user.type(screen.getByRole("textbox", { name: /^Name/ }), " neu");

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um/);
    expect(server.asked(UPDATE)[0]?.body).toMatchObject({ rules });
  });
});
