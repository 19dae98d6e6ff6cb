import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { newsletters as contract } from "../../../shared/news/newsletters.contract.ts";
import { actionsOf, chooseAction } from "../choose-action.ts";
import { fakeServer, json, listed, noContent, versioned } from "../fake-server.ts";
import { renderAdministration } from "./render-administration.tsx";
import { aTemplateSet } from "./template-set.builder.ts";

// Fetched before the first test starts to wait for it.
import "../../../web/administration/templates/templates.page.tsx";

const LIST = "GET /v1/administration/templates/summaries";
const NEWSLETTERS = "GET /v1/news_new/newsletters";

const sets = [
  aTemplateSet({ id: "standard", name: "Standard", isDefault: true, isBuiltIn: true, modifiedAt: null }),
  aTemplateSet(),
];
const list = () => listed(...sets);

/** Three newsletters took the default, by name or for want of a choice; one that waits takes the other. */
const newsletters = ({ url }: { url: URL }) => {
  const { config } = z.decode(contract.list.query, { config: url.searchParams.get("config") ?? undefined });
  const [first, ...others] = config.filters;
  if (others.length > 0) return listed({ id: "n1", title: "Herbstbrief" });
  return json({ totalCount: first?.values.includes(null) ? 3 : 1, data: [] });
};

const show = (answers: Parameters<typeof fakeServer>[0] = {}) => ({
  server: fakeServer({
    [LIST]: list,
    [NEWSLETTERS]: newsletters,
    ...answers,
  }),
  ...renderAdministration("/administration/templates"),
});

const card = async (name: string) => {
  const items = await within(await screen.findByRole("list", { name: "Vorlagen" })).findAllByRole("listitem");
  const item = items.find(({ textContent }) => textContent?.startsWith(name));
  if (!item) throw new Error(`There is no card of ${name}`);
  return item;
};

/** Takes an action of a set's menu. */
const choose = async (user: ReturnType<typeof show>["user"], name: string, action: string) => {
  // Cells are drawn anew when the numbers come; a menu that is open would close.
  await screen.findByText("3 Newslettern");
  await chooseAction(user, name, action);
};

describe("the list of template sets", () => {
  it("tells which one is the default, and how many newsletters take each", async () => {
    show();

    expect((await card("Standard")).textContent).toContain("Mitgeliefert");
    await waitFor(async () => {
      expect((await card("Standard")).textContent).toContain("3 Newslettern");
      expect((await card("Klientenbrief")).textContent).toContain("1 Newsletter");
    });
    expect((await card("Klientenbrief")).textContent).toContain("01.10.2026");
  });

  it("makes another set the default one, in the version that is stored", async () => {
    const { server, user } = show({
      "GET /v1/administration/templates/set-1": () => versioned(sets[1], 4),
      "PUT /v1/administration/templates/set-1": () => json({ ...sets[1], isDefault: true }),
    });

    await choose(user, "Klientenbrief", "Zum Standard machen");

    await screen.findByText("„Klientenbrief“ ist jetzt die Standardvorlage.");
    const [saved] = server.asked("PUT /v1/administration/templates/set-1");
    expect(saved?.body).toMatchObject({ isDefault: true, name: "Klientenbrief" });
    expect(saved?.headers.get("If-Match")).toBe('"4"');
  });

  it("names the newsletters that will look otherwise before a set is deleted", async () => {
    const { server, user } = show({
      "DELETE /v1/administration/templates/set-1": noContent,
    });

    await choose(user, "Klientenbrief", "Löschen");
    const dialog = await screen.findByRole("dialog");

    await within(dialog).findByText(/Ein Newsletter, der noch nicht gesendet ist, .*„Herbstbrief“/);
    expect(server.asked("DELETE /v1/administration/templates/set-1")).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Löschen" }));
    await screen.findByText("„Klientenbrief“ ist gelöscht.");
  });

  it("offers neither for the default set that came with the portal", async () => {
    const { user } = show();

    expect(await actionsOf(user, "Standard")).toEqual(["Bearbeiten", "Kopieren"]);
  });
});
