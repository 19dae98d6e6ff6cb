import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aLocation } from "../../support/misc-wire.builder.ts";
import { chooseAction } from "../choose-action.ts";
import { json } from "../fake-server.ts";
import { showAt } from "../screen.ts";
import { miscServer } from "./misc-server.ts";
import { keeper, renderMisc } from "./render-misc.tsx";

import "../../../web/misc/group/misc-group.page.tsx";
import "../../../web/misc/entries/misc-entry.page.tsx";

const CREATE = "POST /v1/misc/forms/data";
const dialog = async () => within(await screen.findByRole("dialog"));

describe("a group of Diverses", () => {
  it("takes a new place for everybody", async () => {
    showAt(1_440);
    const { asked } = miscServer({ [CREATE]: () => json(aLocation(), { status: 201 }) });
    const { user } = renderMisc("/misc/forms", keeper);

    await user.click(await screen.findByRole("button", { name: "Neuer Ort" }));
    const form = await dialog();
    await user.type(form.getByRole("textbox", { name: /^Name/ }), "Archiv");
    await user.click(form.getByRole("button", { name: "Anlegen" }));
    await form.findAllByText("Bitte ausfüllen.");
    await user.type(form.getByRole("textbox", { name: /^Ort/ }), "Ring 1, Wien");
    await user.click(form.getByRole("button", { name: "Anlegen" }));

    await screen.findByText("„Archiv“ ist gespeichert.");
    expect(asked(CREATE)[0]?.body).toEqual({
      kind: "location",
      name: "Archiv",
      location: "Ring 1, Wien",
      visibility: "Everybody",
      organisationId: null,
    });
  });

  it("is put in order by buttons, too", async () => {
    showAt(1_440);
    const { asked } = miscServer();
    const { user } = renderMisc("/misc/forms", keeper);

    await user.click(await screen.findByRole("button", { name: "Einträge ordnen" }));
    await user.click(await screen.findByRole("button", { name: "Archiv nach oben" }));
    await user.click(screen.getByRole("button", { name: "Reihenfolge speichern" }));

    await waitFor(() =>
      expect(asked("PUT /v1/misc/forms/data/order")[0]?.body).toEqual({ ids: ["archive", "leave"] }),
    );
  });

  it("offers nothing to who may only look", async () => {
    miscServer();
    renderMisc("/misc/forms");

    await screen.findByRole("link", { name: "Urlaubsantrag" });

    expect(screen.queryByRole("button", { name: /Neu|ordnen|Aktionen|löschen/ })).toBeNull();
  });
});

it("stays when one of its entries is deleted", async () => {
  showAt(1_440);
  const { asked } = miscServer();
  const { user, address } = renderMisc("/misc/forms", keeper);

  await chooseAction(user, "Urlaubsantrag", "Löschen");

  await screen.findByRole("button", { name: "Rückgängig" });
  await waitFor(() => expect(asked("DELETE /v1/misc/forms/data/leave")).toHaveLength(1));
  expect(address()).toBe("/misc/forms");
});

describe("an entry of Diverses", () => {
  it("leads back to its group when it is deleted", async () => {
    showAt(1_440);
    miscServer();
    const { user, address } = renderMisc("/misc/forms/leave", keeper);

    await user.click(await screen.findByRole("button", { name: "Löschen" }));

    await waitFor(() => expect(address()).toBe("/misc/forms"));
  });
});
