import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { miscGroupProblems } from "../../../shared/misc/misc.problems.ts";
import { aDocument, aMiscGroup } from "../../support/misc-wire.builder.ts";
import { chooseAction } from "../choose-action.ts";
import { configOf, listed, noContent, problem } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { GROUPS, miscServer } from "./misc-server.ts";
import { keeper, renderMisc } from "./render-misc.tsx";

import "../../../web/misc/overview/misc.page.tsx";

describe("Diverses", () => {
  it("shows documents with their files and places with a map, group by group", async () => {
    miscServer();
    renderMisc("/misc");

    const group = within(await screen.findByRole("region", { name: "Formulare" }));

    expect(group.getByRole("link", { name: "Urlaubsantrag" }).getAttribute("href")).toBe("/misc/forms/leave");
    expect(group.getByRole("link", { name: /^Urlaubsantrag.pdf/ }).getAttribute("href")).toBe("/v1/files/f1");
    group.getByText("Hauptplatz 1, Linz");
    expect(group.getByRole("link", { name: /^Karte/ }).getAttribute("href")).toContain("query=Hauptplatz");
  });

  it("offers nothing to who may only look, also where there is nothing", async () => {
    miscServer({ [GROUPS]: () => listed() });
    renderMisc("/misc");

    await screen.findByText("Hier stehen Dokumente und Orte, sobald es welche gibt.");

    expect(screen.queryByRole("button", { name: "Neue Gruppe" })).toBeNull();
  });

  it("searches everywhere, and leads to all that was found in a group", async () => {
    const entries = { totalCount: 12, data: [aDocument()] };
    const { asked } = miscServer({
      [GROUPS]: () => listed(aMiscGroup({ entries, entriesCount: 30 })),
    });
    renderMisc("/misc?suche=antrag");

    const all = await screen.findByRole("link", { name: "Alle 12 Treffer" });

    expect(all.getAttribute("href")).toBe("/misc/forms?suche=antrag");
    expect(configOf(asked(GROUPS)[0]).searchTerm).toBe("antrag");
  });

  it("deletes a group once its entries were counted, also those that came meanwhile, and takes it back", async () => {
    showAt(1_440);
    const { asked } = miscServer({
      "DELETE /v1/misc/forms": ({ url }) =>
        url.searchParams.get("entries") === "3"
          ? noContent()
          : problem(miscGroupProblems.notEmpty, { current: { entries: 3 } }),
    });
    const { user } = renderMisc("/misc", keeper);

    await chooseAction(user, "Formulare", "Löschen");
    await user.click(await screen.findByRole("button", { name: "Gruppe und 2 Einträge löschen" }));
    await user.click(await screen.findByRole("button", { name: "Gruppe und 3 Einträge löschen" }));
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(asked("PUT /v1/misc/forms/restore")).toHaveLength(1));
  });

  it("deletes an entry without a question, and takes it back", async () => {
    showAt(1_440);
    const { asked } = miscServer();
    const { user } = renderMisc("/misc", keeper);

    await chooseAction(user, "Urlaubsantrag", "Löschen");
    await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

    await waitFor(() => expect(asked("PUT /v1/misc/forms/data/leave/restore")).toHaveLength(1));
  });
});
