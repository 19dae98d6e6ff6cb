import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PermissionReasons } from "../../../../shared/login/users.contract.ts";
import { json } from "../../fake-server.ts";
import { pick } from "../../pick.ts";
import { renderAdministration } from "../render-administration.tsx";
import { type Answers, rightsServer } from "../rights-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/administration/access/why/why.page.tsx";

const ADDRESS = "/administration/access/why";
const ASKED = "GET /v1/login/users/u-eva/permissions";

const reasons = (overrides: Partial<PermissionReasons> = {}) =>
  json({
    isAllowed: false,
    isActive: true,
    isAdmin: false,
    heldRoleIds: ["r-reader"],
    roles: [],
    ...overrides,
  });

const show = (search: string, answers: Answers = {}) => ({
  server: rightsServer({
    [ASKED]: () => reasons(),
    ...answers,
  }),
  ...renderAdministration(ADDRESS + search),
});

const reasonsShown = async (answer: RegExp) => {
  const region = await screen.findByRole("region", { name: "Antwort" });
  await within(region).findByRole("heading", { level: 2, name: answer });
  const [list] = within(region).getAllByRole("list");
  return list
    ? within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    : [];
};

const readWien = { id: "r-reader", name: "Leser Wien", ruleGroupName: "Kanzleien", ressource: "1" };

describe("why somebody may do something", () => {
  it("is asked by the address, and answered with the role and where it holds", async () => {
    const { server } = show("?benutzer=u-eva&recht=READ_NEWS&kanzlei=1", {
      [ASKED]: () => reasons({ isAllowed: true, roles: [readWien] }),
    });

    expect(await reasonsShown(/^Ja, Eva Huber darf das\.$/)).toEqual([
      "Die Rolle „Leser Wien“ (Kanzleien) erlaubt es für „Kanzlei Wien“. Eva Huber hat sie als Hauptrolle.",
    ]);
    const { searchParams } = server.asked(ASKED)[0]?.url ?? new URL("http://none");
    expect([searchParams.get("rule"), searchParams.get("ressource")]).toEqual(["READ_NEWS", "1"]);
    expect(screen.getByText("News lesen: Kanzlei Wien")).toBeDefined();
  });

  it("tells an assignment from the own role, and an administrator from both", async () => {
    show("?benutzer=u-eva&recht=EDIT_NEWS", {
      [ASKED]: () =>
        reasons({
          isAllowed: true,
          isAdmin: true,
          heldRoleIds: ["r-reader", "r-editor"],
          roles: [{ id: "r-editor", name: "Redaktion der Gruppe", ruleGroupName: "News", ressource: null }],
        }),
    });

    expect(await reasonsShown(/^Ja/)).toEqual([
      "Eva Huber hat Administratorrechte und darf deshalb alles.",
      "Die Rolle „Redaktion der Gruppe“ (News) erlaubt es überall. Eva Huber hat sie durch Zuordnung.",
    ]);
  });

  it("names a role that grants it elsewhere only, and the roles that would allow it", async () => {
    show("?benutzer=u-eva&recht=READ_NEWS&kanzlei=2");

    expect(await reasonsShown(/^Nein, Eva Huber darf das nicht\.$/)).toEqual([
      "Keine der Rollen von Eva Huber erlaubt es.",
      "Die Rolle „Leser Wien“ (Kanzleien) erlaubt es nur für „Kanzlei Wien“.",
      "Eva Huber hat auch keine Administratorrechte.",
    ]);
    const way = screen.getByRole("link", { name: "Rolle „Redaktion der Gruppe“ (News) zuordnen" });
    expect(way.getAttribute("href")).toBe(
      "/administration/access?suche=eva.huber&gruppe=News&rolle=Redaktion+der+Gruppe",
    );
  });

  it("says that a deactivated user may do nothing, whatever the roles grant", async () => {
    show("?benutzer=u-eva&recht=READ_NEWS&kanzlei=1", {
      [ASKED]: () => reasons({ isActive: false, roles: [readWien] }),
    });

    const [first, second] = await reasonsShown(/^Nein/);
    expect(first).toMatch(/^Der Zugang von Eva Huber ist deaktiviert/);
    expect(second).toMatch(/^Die Rolle „Leser Wien“/);
  });

  it("is asked by choosing person, rule and office", async () => {
    const { user, address } = show("");
    await user.click(await screen.findByRole("button", { name: "Person wählen" }));
    await user.click(await screen.findByRole("button", { name: /^Eva Huber.*eva\.huber/ }));
    await reasonsShown(/^Nein/);

    await pick("Recht", "Kanzlei verwalten");
    await pick("Wo", "Kanzlei Graz");

    await waitFor(() => expect(address()).toBe(`${ADDRESS}?benutzer=u-eva&kanzlei=2&recht=ADMIN_ORG`));
  });
});
