import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { internalProblems } from "../../../shared/contract/general.problems.ts";
import { materialProblems } from "../../../shared/material/material.problems.ts";
import { aMaterialList } from "../../support/material.builder.ts";
import { json, problem } from "../fake-server.ts";
import { LIST, materialServer, ORDER, renderMaterial } from "./material-server.tsx";

import "../../../web/material/order/order.page.tsx";
import "../../../web/material/orders/own-orders.page.tsx";

beforeEach(() => sessionStorage.clear());

const article = (name: string) => within(screen.getByRole("group", { name }));
const amount = (name: string) => article(name).getByRole("spinbutton", { name: /^Menge/ });
const submit = () => screen.getByRole("button", { name: "Bestellen" });

describe("ordering material", () => {
  it("shows groups, articles and what stands beside them, and delivers to the own office", async () => {
    materialServer();
    renderMaterial("/material");

    await screen.findByRole("heading", { level: 2, name: "Drucksorten" });

    article("Kuvert C5").getByText("Format: 229 × 162 mm");
    article("Kuvert C5").getByText("Menge (Stück)");
    within(screen.getByRole("region", { name: "Drucksorten" })).getByRole("heading", {
      level: 3,
      name: "Nach Ihren Angaben",
    });
    await screen.findAllByText("Kanzlei Wien");
  });

  it("sends what was chosen, and leads to the own orders", async () => {
    const { asked } = materialServer();
    const { user, address } = renderMaterial("/material");
    await screen.findByRole("heading", { level: 2, name: "Drucksorten" });

    await user.type(amount("Kuvert C5"), "500");
    await user.type(article("Kuvert C5").getByRole("textbox", { name: "Anmerkung" }), "Mit Fenster");
    await user.type(screen.getByRole("textbox", { name: "Anmerkung zur Bestellung" }), "Bis Freitag");
    screen.getByText("1 Artikel ausgewählt");
    await user.click(submit());

    await waitFor(() => expect(address()).toBe("/material/orders"));
    await screen.findByText(/^Ihre Bestellung ist eingelangt/);
    expect(asked(ORDER).map(({ body }) => body)).toEqual([
      {
        items: [{ articleId: "kuvert-c5", quantity: 500, note: "Mit Fenster" }],
        organisationId: "1",
        note: "Bis Freitag",
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it("asks for what is missing before anything is sent", async () => {
    const { asked } = materialServer();
    const { user } = renderMaterial("/material");
    await screen.findByRole("heading", { level: 2, name: "Drucksorten" });

    await user.click(submit());
    await screen.findByText(materialProblems.empty.title);
    await user.type(amount("Kuvert C5"), "100000");
    await user.type(amount("Visitenkarten mit neuen Daten"), "250");
    await user.click(submit());

    const alert = within(await screen.findByRole("alert"));
    await alert.findByRole("button", { name: `Kuvert C5: ${materialProblems.quantityWrong.title}` });
    alert.getByRole("button", {
      name: `Visitenkarten mit neuen Daten: ${materialProblems.noteNeeded.title}`,
    });
    expect(asked(ORDER)).toEqual([]);
  });

  it("puts what the server refuses beside the article, and sends the next try under the same key", async () => {
    let answers = 0;
    const { asked } = materialServer({
      [ORDER]: () => {
        answers += 1;
        if (answers === 1) return problem(internalProblems.failure);
        const { title: message } = materialProblems.articleUnknown;
        return problem(materialProblems.articleUnknown, {
          errors: [{ path: "items.1.articleId", message }],
        });
      },
    });
    const { user } = renderMaterial("/material");
    await screen.findByRole("heading", { level: 2, name: "Drucksorten" });
    await user.type(amount("Kuvert C5"), "1");
    await user.type(amount("Kugelschreiber"), "2");

    await user.click(submit());
    await screen.findByText(new RegExp(internalProblems.failure.title));
    await user.click(submit());

    await article("Kugelschreiber").findByText(materialProblems.articleUnknown.title);
    const keys = asked(ORDER).map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).toMatch(/^\S{20,}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("begins another order after one that arrived differently", async () => {
    const { asked } = materialServer({ [ORDER]: () => problem(materialProblems.keyReused) });
    const { user } = renderMaterial("/material");
    await screen.findByRole("heading", { level: 2, name: "Drucksorten" });
    await user.type(amount("Kuvert C5"), "1");

    await user.click(submit());
    await screen.findByText(new RegExp(materialProblems.keyReused.title));
    await user.click(submit());

    await waitFor(() => expect(asked(ORDER)).toHaveLength(2));
    const [first, second] = asked(ORDER).map(({ headers }) => headers.get("Idempotency-Key"));
    expect(second).not.toBe(first);
  });

  it("keeps what was typed when one comes back, until it is cleared", async () => {
    const { asked } = materialServer();
    const { user, router } = renderMaterial("/material");
    await screen.findByRole("heading", { level: 2, name: "Drucksorten" });
    await user.type(amount("Kuvert C5"), "500");
    await user.type(screen.getByRole("textbox", { name: "Anmerkung zur Bestellung" }), "Eilt");

    await router.navigate("/elsewhere");
    await waitFor(() => expect(screen.queryByText("Drucksorten")).toBeNull());
    await router.navigate("/material");

    await screen.findByDisplayValue("Eilt");
    expect(amount("Kuvert C5")).toHaveProperty("value", "500");
    await user.click(screen.getByRole("button", { name: "Alles leeren" }));
    expect(amount("Kuvert C5")).toHaveProperty("value", "");
    expect(sessionStorage.length).toBe(0);

    await user.type(amount("Kugelschreiber"), "2");
    await user.click(submit());
    await waitFor(() => expect(asked(ORDER)).toHaveLength(1));
  });

  it("says what is wrong with a broken list, and still leads to the orders", async () => {
    materialServer({ [LIST]: () => json({ groups: [{ name: "Stifte" }] }) });
    const { user, address } = renderMaterial("/material");

    await screen.findByText("groups › 1 › articles: Bitte ausfüllen.");

    expect(screen.queryByRole("button", { name: "Bestellen" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Meine Bestellungen" }));
    await waitFor(() => expect(address()).toBe("/material/orders"));
    await screen.findByText("500 × Kuvert C5");
  });

  it("says so when the list is missing, or has nothing in it", async () => {
    materialServer({ [LIST]: () => new Response("AccessDenied", { status: 403 }) });
    renderMaterial("/material");
    await screen.findByText(/Antwort 403/);
  });

  it("says so when nothing is listed", async () => {
    materialServer({ [LIST]: () => json({ groups: [] }) });
    renderMaterial("/material");
    await screen.findByText("In der Materialliste stehen noch keine Artikel.");
  });

  it("finds an article in a long list, and keeps amounts that are out of sight", async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `stift-${at}`, name: `Stift Nummer ${at}` }));
    const { asked } = materialServer({
      [LIST]: () => json({ groups: [...aMaterialList().groups, { name: "Stifte", articles: many }] }),
    });
    const { user } = renderMaterial("/material");
    await screen.findByRole("heading", { level: 2, name: "Stifte" });
    await user.type(amount("Kuvert C5"), "5");

    await user.type(screen.getByRole("searchbox", { name: "Artikel suchen" }), "stift 17");
    await waitFor(() => expect(screen.queryByRole("group", { name: "Kuvert C5" })).toBeNull());
    await user.type(amount("Stift Nummer 17"), "3");
    await user.click(submit());

    await waitFor(() => expect(asked(ORDER)).toHaveLength(1));
    expect(asked(ORDER)[0]?.body).toMatchObject({
      items: [
        { articleId: "kuvert-c5", quantity: 5 },
        { articleId: "stift-17", quantity: 3 },
      ],
    });
  });
});
