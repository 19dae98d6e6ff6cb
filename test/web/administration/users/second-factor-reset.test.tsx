import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { user as own } from "../../people.ts";
import { renderAdministration } from "../render-administration.tsx";
import { eva, page, rightsServer } from "../rights-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/administration/users/users.page.tsx";

const LIST = "GET /v1/administration/users";
const RESET = "DELETE /v1/login/users/u-eva/second-factor";
const ACTION = "Zweiten Faktor entfernen";

const openMenu = async (row: typeof eva) => {
  const server = rightsServer({
    [LIST]: () => page([row]),
    [RESET]: () => new Response(null, { status: 204 }),
  });
  const { user } = renderAdministration("/administration/users");
  // Rows are drawn anew when the roles come; a menu that is open would close.
  await screen.findByText("Leser Wien");
  await user.click(screen.getByRole("button", { name: "Aktionen für Eva Huber" }));
  // jsdom lays nothing out, so that PrimeReact takes an open menu for one that is out of sight.
  await screen.findByRole("menuitem", { name: "Bearbeiten", hidden: true });
  return { server, user };
};

describe("a second factor that somebody has lost", () => {
  it("is taken by an administrator, who is told what that means", async () => {
    const { server, user } = await openMenu({ ...eva, hasSecondFactor: true });

    await user.click(within(screen.getByRole("menuitem", { name: ACTION, hidden: true })).getByText(ACTION));
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
    const { user } = await openMenu({ ...eva, hasSecondFactor: false, passkeyCount });

    await user.click(within(screen.getByRole("menuitem", { name: ACTION, hidden: true })).getByText(ACTION));

    expect((await screen.findByRole("dialog")).textContent).toContain(sentence);
  });

  it.each([
    ["has none", { ...eva, hasSecondFactor: false }],
    ["is oneself", { ...eva, id: own.id, hasSecondFactor: true }],
  ])("is not offered for who %s", async (_, row) => {
    await openMenu(row);

    expect(screen.queryByRole("menuitem", { name: ACTION, hidden: true })).toBeNull();
  });
});
