import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { serviceProblems } from "../../../../shared/contract/general.problems.ts";
import { anEmployee } from "../../../support/people.builder.ts";
import { chooseForMany, press } from "../../bulk.ts";
import { actionsOf, chooseAction } from "../../choose-action.ts";
import { configOf, json, listed, noContent, problem } from "../../fake-server.ts";
import { user as own } from "../../people.ts";
import { renderAdministration } from "../render-administration.tsx";
import { type Answers, alone, eva, max, page, rightsServer } from "../rights-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/administration/users/users.page.tsx";

const LIST = "GET /v1/administration/users";
const UPDATE = "PATCH /v1/login/users/u-eva";

const show = (answers: Answers = {}, at = "/administration/users") => ({
  server: rightsServer(answers),
  ...renderAdministration(at),
});

/** Takes an action of Eva's menu. */
const choose = async (user: ReturnType<typeof show>["user"], action: string) => {
  // Rows are drawn anew when the roles come; a menu that is open would close.
  await screen.findByText("Leser Wien");
  await chooseAction(user, "Eva Huber", action);
};

describe("the list of users", () => {
  it("tells who they are, what they may and whether they may sign in", async () => {
    show({
      [LIST]: () =>
        page([
          { ...eva, isAdmin: true, activeRoleIds: ["r-editor", "r-reader"] },
          { ...max, isInvited: true },
          { ...max, id: "u-gone", lastname: "Amsel", isActive: false },
        ]),
    });

    await screen.findByText("Leser Wien und 1 weitere");
    const [first, second, third] = screen.getAllByRole("listitem");
    expect(first?.textContent).toMatch(/Eva Huber.*eva\.huber.*Kanzlei Wien.*Aktiv.*Administrator/);
    expect(second?.textContent).toContain("Eingeladen");
    expect(third?.textContent).toContain("Deaktiviert");
  });

  it("is asked for as the address says, in words above it", async () => {
    const { server } = show(
      {},
      "/administration/users?suche=huber&isActive=true&isInvited=true&roleId=r-editor&isAdmin=true",
    );

    await screen.findByRole("button", { name: "Filter Rolle: News: Redaktion der Gruppe entfernen" });
    for (const chip of ["Suche: huber", "Status: Eingeladen", "Administratoren: Nur Administratoren"]) {
      expect(screen.getByRole("button", { name: `Filter ${chip} entfernen` })).toBeDefined();
    }
    await waitFor(() => expect(server.asked(LIST)).not.toEqual([]));
    expect(configOf(server.asked(LIST)[0])).toMatchObject({
      searchTerm: "huber",
      filters: expect.arrayContaining([
        { field: "isActive", values: [true], comparator: "eq" },
        { field: "isInvited", values: [true], comparator: "eq" },
        { field: "roleId", values: ["r-editor"], comparator: "eq" },
        { field: "isAdmin", values: [true], comparator: "eq" },
      ]),
    });
  });

  it("hands over what a user has before it is deactivated, and again what had failed", async () => {
    const HAND_OVER = "PUT /v1/organisations/employees/e-eva/belongings";
    const failing = vi.fn(noContent);
    failing.mockReturnValueOnce(problem(serviceProblems.busy));
    const { server, user } = show({
      [UPDATE]: () => json({ ...alone(eva), isActive: false }),
      [HAND_OVER]: failing,
      "GET /v1/organisations/employees/e-eva/belongings": () =>
        listed({ kind: "events", totalCount: 2, titles: ["Klausur"] }),
      "GET /v1/organisations/employees": () =>
        listed(anEmployee({ id: "e8", title: null, lastname: "Huber" })),
    });
    await choose(user, "Deaktivieren");
    const dialog = within(await screen.findByRole("dialog", { name: "Eva Huber deaktivieren?" }));
    await dialog.findByText(/2 Termine, die noch kommen/);
    await user.click(dialog.getByRole("button", { name: "An jemanden übergeben" }));
    const picker = within(await screen.findByRole("dialog", { name: "Mitarbeiter wählen" }));
    await user.click(await picker.findByRole("button", { name: /Anna Huber/ }));

    await user.click(dialog.getByRole("button", { name: "Deaktivieren" }));
    await dialog.findByText(serviceProblems.busy.title);
    expect(server.asked(UPDATE)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Deaktivieren" }));

    await screen.findByText("Eva Huber ist deaktiviert; alle Anmeldungen sind beendet.");
    expect(server.asked(HAND_OVER).map(({ body }) => body)).toEqual([{ to: "e8" }, { to: "e8" }]);
    expect(server.asked(UPDATE)[0]?.body).toEqual({ isActive: false });
  });

  it("deactivates several, but nobody oneself", async () => {
    const own = { ...eva, id: "u1", firstname: "Ida", lastname: "Selbst" };
    const { server, user } = show({ [LIST]: () => page([eva, own]), [UPDATE]: () => json(eva) });
    await screen.findAllByText("Leser Wien");
    await chooseForMany(user, ["Eva Huber", "Ida Selbst"], "Deaktivieren …");
    await press(user, "1 Benutzer deaktivieren");

    await screen.findByText("1 Benutzer deaktiviert.");
    expect(server.asked(UPDATE)[0]?.body).toEqual({ isActive: false });
  });

  it.each([
    [true, "Einladung noch einmal senden"],
    [false, "Link für ein neues Kennwort senden"],
  ])("sends the mail again that a password is set by (invited: %s)", async (isInvited, action) => {
    const invite = "POST /v1/login/users/u-eva/invitation";
    const { server, user } = show({
      [LIST]: () => page([{ ...eva, isInvited }]),
      [invite]: noContent,
    });

    await choose(user, action);

    await screen.findByText("Die Nachricht an Eva Huber geht hinaus.");
    expect(server.asked(invite)).toHaveLength(1);
  });
});

describe("a second factor that somebody has lost", () => {
  const RESET = "DELETE /v1/login/users/u-eva/second-factor";
  const ACTION = "Zweiten Faktor entfernen";
  const showRow = (row: typeof eva) => show({ [LIST]: () => page([row]), [RESET]: noContent });

  it("is taken by an administrator, who is told what that means", async () => {
    const { server, user } = showRow({ ...eva, hasSecondFactor: true });
    await choose(user, ACTION);
    const dialog = await screen.findByRole("dialog", { name: "Zweiten Faktor von Eva Huber entfernen?" });
    expect(dialog.textContent).toContain("alle Anmeldungen von Eva Huber enden sofort");
    expect(server.asked(RESET)).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: ACTION }));

    await screen.findByText("Eva Huber hat keinen zweiten Faktor mehr.");
    expect(server.asked(RESET)).toHaveLength(1);
  });

  it.each([
    [1, "Auch der Passkey wird entfernt."],
    [2, "Auch die 2 Passkeys werden entfernt."],
  ])("may be %i passkeys", async (passkeyCount, sentence) => {
    const { user } = showRow({ ...eva, passkeyCount });
    await choose(user, ACTION);

    expect((await screen.findByRole("dialog")).textContent).toContain(sentence);
  });

  it.each([
    ["has none", eva],
    ["is oneself", { ...eva, id: own.id, hasSecondFactor: true }],
  ])("is not offered for who %s", async (_, row) => {
    const { user } = showRow(row);
    await screen.findByText("Leser Wien");
    const actions = await actionsOf(user, "Eva Huber");

    expect(actions).toContain("Bearbeiten");
    expect(actions).not.toContain(ACTION);
  });
});
