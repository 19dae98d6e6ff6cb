import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { saveFile } from "../../../web/components/save-file.ts";
import { aMaterialOrder } from "../../support/material.builder.ts";
import { chooseForMany, press } from "../bulk.ts";
import { chooseAction } from "../choose-action.ts";
import { configOf, json, listed } from "../fake-server.ts";
import { everywhere, type SignedIn } from "../people.ts";
import { showAt } from "../screen.ts";
import { materialServer, ORDERS, renderMaterial } from "./material-server.tsx";

import "../../../web/material/order/order.page.tsx";
import "../../../web/material/orders/own-orders.page.tsx";
import "../../../web/material/orders/all-orders.page.tsx";

vi.mock("../../../web/components/save-file.ts", () => ({ saveFile: vi.fn() }));

beforeEach(() => sessionStorage.clear());

const keeper: SignedIn = { grants: everywhere("ADMIN_MISC") };

it("of an office that one does not look after cannot be reported as sent", async () => {
  const order = aMaterialOrder({ organisationId: "2" });
  materialServer({ [ORDERS]: () => listed(order) });
  renderMaterial("/material/administration", { grants: [{ rule: "ADMIN_MISC", ressource: "1" }] });

  await screen.findAllByText("Kanzlei Graz");
  expect(screen.queryByRole("button", { name: /^Aktionen für/ })).toBeNull();
});

describe("one's own orders", () => {
  it("are asked for by oneself, and show what was ordered and what became of it", async () => {
    const { asked } = materialServer();
    renderMaterial("/material/orders", keeper);

    await screen.findByText("500 × Kuvert C5");

    screen.getByText("Kanzlei Wien");
    screen.getByText("Bestellt");
    expect(configOf(asked(ORDERS)[0]).filters).toEqual([
      { field: "createdBy", comparator: "eq", values: ["e1"] },
    ]);
  });

  it("are ordered again: the form is filled, and what has left the list is named", async () => {
    const order = aMaterialOrder({
      organisationId: "2",
      items: [
        { articleId: "kuvert-c5", name: "Kuvert C5", groupName: "Drucksorten", quantity: 70, note: "Weiß" },
        { articleId: "diskette", name: "Diskette", groupName: "EDV", quantity: 10, note: null },
      ],
    });
    materialServer({ [ORDERS]: () => listed(order) });
    const { user, address } = renderMaterial("/material/orders");

    await chooseAction(user, /^Aktionen für Bestellung vom/, "Noch einmal bestellen");

    await waitFor(() => expect(address()).toBe("/material"));
    await screen.findByDisplayValue("70");
    screen.getByDisplayValue("Weiß");
    await screen.findAllByText("Kanzlei Graz");
    screen.getByText(/weggelassen: „Diskette“/);
    screen.getByText("1 Artikel ausgewählt");
  });

  it("replace an order that was begun only after asking", async () => {
    materialServer();
    const { user, router } = renderMaterial("/material");
    const pens = within(await screen.findByRole("group", { name: "Kugelschreiber" }));
    await user.type(pens.getByRole("spinbutton"), "3");
    await router.navigate("/material/orders");

    await chooseAction(user, /^Aktionen für Bestellung vom/, "Noch einmal bestellen");
    await user.click(await screen.findByRole("button", { name: "Ersetzen" }));

    await screen.findByDisplayValue("500");
    expect(screen.queryByDisplayValue("3")).toBeNull();
  });

  it("say what will be here", async () => {
    materialServer({ [ORDERS]: () => listed() });
    renderMaterial("/material/orders");
    await screen.findByText("Hier stehen Ihre Bestellungen, sobald Sie Material bestellt haben.");
  });
});

describe("all orders", () => {
  it("are for who looks after material", async () => {
    materialServer();
    renderMaterial("/material/administration");

    await screen.findByRole("heading", { level: 1, name: "Keine Berechtigung" });
  });

  it("are reported as sent after a question that says who is told", async () => {
    const { asked } = materialServer({
      "PUT /v1/material/orders/first": () => json(aMaterialOrder({ id: "first", state: "sent" })),
    });
    const { user } = renderMaterial("/material/administration", keeper);

    await chooseAction(user, /^Aktionen für Bestellung von Mag. Eva Gruber/, "Als gesendet melden");
    const dialog = within(await screen.findByRole("dialog"));
    dialog.getByText("Mag. Eva Gruber erfährt es per E-Mail, wenn eine Adresse eingetragen ist.");
    await user.click(dialog.getByRole("button", { name: "Als gesendet melden" }));

    await screen.findByText("Die Bestellung ist jetzt „Gesendet“.");
    expect(asked("PUT /v1/material/orders/first").map(({ body }) => body)).toEqual([{ state: "sent" }]);
    expect(asked(ORDERS)).toHaveLength(2);
  });

  it("are reported as sent together, which says who is told", async () => {
    const order = aMaterialOrder({ id: "o1" });
    const { asked } = materialServer({
      [ORDERS]: () => listed(order),
      "PUT /v1/material/orders/o1": () => json({ ...order, state: "sent" }),
    });
    const { user } = renderMaterial("/material/administration", keeper);
    await chooseForMany(user, [/^Bestellung von .* auswählen$/], "Als gesendet melden");
    screen.getByText(/erfährt es per E-Mail, je Bestellung eine/);
    await press(user, "1 Bestellung als gesendet melden");

    await screen.findByText("1 Bestellung: jetzt „Gesendet“.");
    expect(asked("PUT /v1/material/orders/o1")[0]?.body).toEqual({ state: "sent" });
  });

  it("are exported by month and office, a row for each article", async () => {
    showAt(1_440);
    const order = aMaterialOrder({
      note: "Eilt",
      items: [
        { articleId: "a", name: "=Kuvert", groupName: "Drucksorten", quantity: 5, note: "Weiß" },
        { articleId: "b", name: "Block", groupName: "Büro", quantity: 2, note: null },
      ],
    });
    const { asked } = materialServer({ [ORDERS]: () => listed(order) });
    const at =
      "?organisationId=1&createdAt.between=2025-12-31T23:00:00.000Z&createdAt.between=2026-01-31T22:59:59.999Z";
    const { user } = renderMaterial(`/material/administration${at}`, keeper);
    await screen.findByText("5 × =Kuvert");

    await user.click(screen.getByRole("button", { name: "Exportieren" }));
    await user.click(await screen.findByText("Als CSV-Datei"));
    await screen.findByText("2 Zeilen sind exportiert.");

    expect(configOf(asked(ORDERS).at(-1)).filters).toEqual([
      { field: "organisationId", comparator: "eq", values: ["1"] },
      {
        field: "createdAt",
        comparator: "between",
        values: ["2025-12-31T23:00:00.000Z", "2026-01-31T22:59:59.999Z"],
      },
    ]);
    const [content] = vi.mocked(saveFile).mock.calls.at(-1) ?? [];
    const text = await content?.text();
    expect(text).toContain(`Kanzlei Wien;Mag. Eva Gruber;Bestellt;Drucksorten;"'=Kuvert";5;Weiß;Eilt`);
    expect(text).toContain("Büro;Block;2;;Eilt");
  });
});
