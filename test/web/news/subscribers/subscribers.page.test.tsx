import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chooseForMany, press } from "../../bulk.ts";
import { configOf, listed, versioned } from "../../fake-server.ts";
import { pick } from "../../pick.ts";
import { renderNews } from "../render-news.tsx";
import { aShownSubscriber, LIST, READ, subscribersServer, UPDATE } from "./subscribers-server.ts";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/subscribers/subscribers.page.tsx";

const CREATE = "POST /v1/news_new/subscribers";

const openEditor = async () => {
  const { user } = renderNews("/news/subscribers");
  await screen.findByText("Eva Gruber");
  await user.click(screen.getByRole("button", { name: "Neuer Abonnent" }));
  return { user, dialog: within(await screen.findByRole("dialog")) };
};

describe("the subscribers", () => {
  it("are asked for by state, as the address says", async () => {
    const { asked } = subscribersServer();

    renderNews("/news/subscribers?state=unsubscribed");

    await screen.findByText("Eva Gruber");
    expect(configOf(asked(LIST)[0])).toMatchObject({
      filters: [{ field: "state", comparator: "eq", values: ["unsubscribed"] }],
    });
    expect(screen.getByRole("button", { name: "Filter Status: Abgemeldet entfernen" })).toBeDefined();
  });

  it("get the interests their industry suggests", async () => {
    subscribersServer();
    const { user, dialog } = await openEditor();

    await user.type(dialog.getByRole("combobox", { name: "Branche" }), "Ordination");

    expect(dialog.getByRole("checkbox", { name: "Ärzte" })).toHaveProperty("checked", true);
    expect(dialog.getByRole("checkbox", { name: "Steuern" })).toHaveProperty("checked", false);
  });

  it("keep the interests somebody chose", async () => {
    subscribersServer();
    const { user, dialog } = await openEditor();
    await user.click(dialog.getByRole("checkbox", { name: "Steuern" }));
    await user.click(dialog.getByRole("checkbox", { name: "Steuern" }));
    await user.click(dialog.getByRole("checkbox", { name: "Ärzte" }));

    await user.type(dialog.getByRole("combobox", { name: "Branche" }), "Ordination");

    expect(dialog.getByRole("checkbox", { name: "Steuern" })).toHaveProperty("checked", true);
  });

  it("are entered with the origin of their consent only", async () => {
    const { asked } = subscribersServer({ [CREATE]: () => versioned(aShownSubscriber(), 1) });
    const { user, dialog } = await openEditor();
    await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Max Moser");
    await user.type(dialog.getByRole("textbox", { name: /^E-Mail/ }), "max@moser.example");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));
    await dialog.findByText("Herkunft der Einwilligung: Bitte wählen Sie, woher die Einwilligung stammt.");
    expect(asked(CREATE)).toEqual([]);

    await pick("Herkunft der Einwilligung", "Visitenkarte/Veranstaltung");
    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(asked(CREATE)).toHaveLength(1));
    expect(asked(CREATE)[0]?.body).toMatchObject({ consent: { origin: "event" } });
  });

  it("say which field is missing, not that an empty address is wrong", async () => {
    subscribersServer();
    const { user, dialog } = await openEditor();

    await user.click(dialog.getByRole("button", { name: "Speichern" }));

    expect(await dialog.findByText("E-Mail: Bitte ausfüllen.")).toBeDefined();
  });
});

describe("several subscribers", () => {
  it("are unsubscribed together, in the version that is there, unless they are already", async () => {
    const stays = aShownSubscriber({
      id: "s2",
      name: "Max Amsel",
      customerUnsuscribedAt: "2026-01-01T00:00:00.000Z",
    });
    const eva = aShownSubscriber({ id: "s1", name: "Eva Gruber" });
    const { asked } = subscribersServer({
      [LIST]: () => listed(eva, stays),
      [READ]: () => versioned(eva, 4),
      [UPDATE]: () => versioned(eva, 5),
    });
    const { user } = renderNews("/news/subscribers");
    await chooseForMany(user, ["Eva Gruber", "Max Amsel"], "Abmelden …");
    await press(user, "1 Abonnenten abmelden");

    await screen.findByText("1 Abonnent ist abgemeldet.");
    const [request] = asked(UPDATE);
    expect(request?.headers.get("If-Match")).toBe('"4"');
    expect(request?.body).toMatchObject({ email: eva.email, customerUnsuscribedAt: expect.any(String) });
  });
});
